import { OUTCOMES, type Outcome } from '#domain/follow-up/outcome.ts';
import { readSignedTextUntil, type SecretFor, signTextUntil } from '../submissions/signed-text.ts';

export interface OutcomeLink {
  reference: string;
  outcome: Outcome;
  expires: Date;
}

/** Links that let whoever holds them choose one outcome of one submission. */
export interface OutcomeLinks {
  url(link: OutcomeLink): string;
  /** Null unless it is one of ours from end to end; it may have expired. */
  read(token: string): OutcomeLink | null;
}

const PATHS = { office: '/office/answer', applicant: '/applications/withdraw', caller: '/calls/change' };

export function createOutcomeLinks(
  holder: keyof typeof PATHS,
  { secretFor, publicUrl }: { secretFor: SecretFor; publicUrl: string },
): OutcomeLinks {
  const secret = secretFor(`outcome-of-${holder}`);
  return {
    url: ({ reference, outcome, expires }) =>
      `${publicUrl}${PATHS[holder]}?token=${signTextUntil(`${reference}.${outcome}`, expires, secret)}`,
    read(token) {
      const signed = readSignedTextUntil(token, secret);
      const [reference = '', name] = signed?.text.split('.') ?? [];
      const outcome = OUTCOMES.find((one) => one === name);
      return signed && outcome ? { reference, outcome, expires: signed.until } : null;
    },
  };
}
