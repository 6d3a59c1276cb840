import type { AdministrativeArea } from '#domain/postcodes/coverage.ts';
import type { RetiredMonth } from '#domain/postcodes/postcode-outcome.ts';

export const NOWHERE: AdministrativeArea = { district: null, county: null, policeArea: null };

export type PostcodeSource = 'live' | 'table' | 'imported';

export type PostcodeAnswer =
  | { found: true; place: AdministrativeArea; source: PostcodeSource }
  /** Never the answer to an outage. */
  | { found: false; retired?: RetiredMonth; source: PostcodeSource };

interface LookupState {
  source: PostcodeSource;
  /** False while its own source does not answer, even if another one stands in for it. */
  working: boolean;
}

export interface PostcodeLookup {
  /** @param postcode in the canonical form "SO14 7LY" @throws LookupError, which says nothing about the postcode */
  find(postcode: string): Promise<PostcodeAnswer>;
  state(): LookupState;
}

export type LookupErrorKind =
  | 'timeout'
  | 'unreachable'
  | 'bad-status'
  | 'too-large'
  | 'bad-answer'
  | 'resting'
  | 'unreadable';

/** The message is for the log and holds no postcode. */
export class LookupError extends Error {
  override name = 'LookupError';
  readonly kind: LookupErrorKind;

  constructor(kind: LookupErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
