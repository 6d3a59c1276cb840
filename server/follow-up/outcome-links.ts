import { timingSafeEqual } from 'node:crypto';
import { REFERENCE_PREFIX } from '#domain/content/brand.ts';
import { OUTCOMES, type Outcome } from '#domain/follow-up/outcome.ts';
import { type SecretFor, signatureOf } from '../submissions/link-token.ts';

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
const REFERENCE = `${REFERENCE_PREFIX.source.slice(1, -1)}-\\w{4}-\\w{4}`;
const TOKEN = new RegExp(`^((${REFERENCE})\\.([a-z-]{3,20})\\.([\\da-z]{4,10}))\\.([\\w-]{22})$`);

export function createOutcomeLinks(
  holder: keyof typeof PATHS,
  { secretFor, publicUrl }: { secretFor: SecretFor; publicUrl: string },
): OutcomeLinks {
  const secret = secretFor(`outcome-of-${holder}`);
  const sign = (text: string) => signatureOf(text, secret);
  return {
    url({ reference, outcome, expires }) {
      const text = `${reference}.${outcome}.${Math.floor(expires.getTime() / 1000).toString(36)}`;
      return `${publicUrl}${PATHS[holder]}?token=${text}.${sign(text)}`;
    },
    read(token) {
      const [, text = '', reference = '', name, seconds = '', signature = ''] = TOKEN.exec(token) ?? [];
      const outcome = OUTCOMES.find((one) => one === name);
      if (!outcome || !timingSafeEqual(Buffer.from(signature), Buffer.from(sign(text)))) return null;
      return { reference, outcome, expires: new Date(Number.parseInt(seconds, 36) * 1000) };
    },
  };
}
