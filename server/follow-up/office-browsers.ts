import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import {
  DAY_MS,
  type Limiter,
  MAX_CODE_TRIES,
  MAX_CODES,
  MAX_CODES_PER_REFERENCE,
} from '../limits/limits.ts';
import type { MailSite } from '../mail/messages/layout/compose-mail.ts';
import { codeToOffice } from '../mail/messages/office-code.ts';
import { mailMessage } from '../mail/queued-mail.ts';
import { readSignedTextUntil, type SecretFor, signTextUntil } from '../submissions/signed-text.ts';
import type { StoredSubmission, Submissions } from '../submissions/submission-store.ts';

/** Sent by the browser with a press; each is empty where it has none. */
export interface BrowserClaim {
  mark: string;
  /** Names the code that it was asked for. */
  challenge: string;
  code: string;
}

export interface BrowserMark {
  value: string;
  maxAgeSeconds: number;
}

export type CodeAnswer =
  | { step: 'sent' | 'wrong'; challenge: string; until: Date }
  | { step: 'ended' }
  | { step: 'too-often'; retryAfterMs: number };

export interface OfficeBrowsers {
  /** True for a browser in which a code was entered within half a year. */
  knows(mark: string): boolean;
  /** Mails a code, or looks at the one that was entered: null if it is right, and the browser known from then on. */
  ask(
    submission: Pick<StoredSubmission, 'id' | 'reference'>,
    claim: Pick<BrowserClaim, 'challenge' | 'code'>,
  ): Promise<CodeAnswer | null>;
  mark(): BrowserMark;
}

interface Options {
  submissions: Pick<Submissions, 'addMessage'>;
  /** The store's own: what is bounded here is bounded in load tests, too. */
  limits: Pick<Limiter, 'take' | 'taken'>;
  secretFor: SecretFor;
  site: MailSite;
  /** Each mail with buttons goes to one of these. */
  inboxes: readonly string[];
  wake: () => void;
  now?: () => Date;
}

const KNOWN_MS = 182 * DAY_MS;
const CODE_MS = 30 * 60_000;
const DIGITS = 6;

export function createOfficeBrowsers(options: Options): OfficeBrowsers {
  const { submissions, limits, secretFor, site, inboxes, wake, now = () => new Date() } = options;
  const markSecret = secretFor('office-browser');
  const challengeSecret = secretFor('office-challenge');
  const codeSecret = secretFor('office-code');

  /** Not stored anywhere: who has neither the secret nor the mail has it from nowhere. */
  function codeOf(challenge: string): string {
    const bytes = createHmac('sha256', codeSecret).update(challenge).digest();
    return String(bytes.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
  }

  async function sendCode({
    id,
    reference,
  }: Pick<StoredSubmission, 'id' | 'reference'>): Promise<CodeAnswer> {
    for (const [key, { limit, windowMs }] of [
      [`office-code:${reference}`, MAX_CODES_PER_REFERENCE],
      ['office-code', MAX_CODES],
    ] as const) {
      const { allowed, retryAfterMs } = await limits.take(key, limit, windowMs);
      if (!allowed) return { step: 'too-often', retryAfterMs };
    }
    const until = new Date(now().getTime() + CODE_MS);
    const name = `${reference}-${randomUUID()}`;
    const challenge = signTextUntil(name, until, challengeSecret);
    for (const inbox of inboxes) {
      const mail = codeToOffice({ reference, code: codeOf(challenge), until }, { ...site, inbox });
      await submissions.addMessage(id, `code-${name}-${inbox}`, mailMessage(mail));
    }
    wake();
    return { step: 'sent', challenge, until };
  }

  async function checkCode(challenge: string, until: Date, typed: string): Promise<CodeAnswer | null> {
    const code = typed.replace(/\D/g, '');
    // A code that is not whole was no guess.
    if (code.length !== DIGITS) return { step: 'wrong', challenge, until };
    const { limit, windowMs } = MAX_CODE_TRIES;
    const key = `office-code-try:${challenge}`;
    // Counted before it is compared, by all instances together.
    if (!(await limits.take(key, limit, windowMs)).allowed) return { step: 'ended' };
    if (timingSafeEqual(Buffer.from(code), Buffer.from(codeOf(challenge)))) return null;
    return (await limits.taken(key)) < limit ? { step: 'wrong', challenge, until } : { step: 'ended' };
  }

  return {
    knows: (mark) => (readSignedTextUntil(mark, markSecret)?.until ?? 0) > now(),

    async ask(submission, { challenge, code }) {
      if (challenge === '') return sendCode(submission);
      const signed = readSignedTextUntil(challenge, challengeSecret);
      const isForThis = signed?.text.startsWith(`${submission.reference}-`);
      if (!signed || !isForThis || signed.until <= now()) return { step: 'ended' };
      return checkCode(challenge, signed.until, code);
    },

    mark: () => ({
      value: signTextUntil('known', new Date(now().getTime() + KNOWN_MS), markSecret),
      maxAgeSeconds: KNOWN_MS / 1000,
    }),
  };
}
