import type { MailLinkOutcome, Refusal } from '#domain/forms/form-outcome.ts';

export type HttpOutcome = Refusal | MailLinkOutcome | { kind: 'accepted' | 'invalid' | 'crashed' };

const STATUS = {
  accepted: 200,
  done: 200,
  unknown: 200,
  malformed: 400,
  interrupted: 400,
  damaged: 400,
  'not-found': 404,
  closed: 410,
  invalid: 422,
  'suspected-spam': 409,
  full: 409,
  'rate-limited': 429,
  crashed: 500,
  busy: 503,
  failed: 503,
} as const;

/** An upload takes seconds, so a place is soon free. */
const BUSY_RETRY_SECONDS = 10;

/** Maps an outcome to HTTP, for every page and endpoint: the status, and when to try again. */
export function responseInit(outcome: HttpOutcome): { status: number; headers: Record<string, string> } {
  const seconds = retryAfterSeconds(outcome);
  return {
    status: STATUS[outcome.kind],
    headers: seconds === null ? {} : { 'retry-after': String(seconds) },
  };
}

function retryAfterSeconds(outcome: HttpOutcome): number | null {
  if (outcome.kind === 'rate-limited') return Math.ceil(outcome.retryAfterMs / 1000);
  return outcome.kind === 'busy' ? BUSY_RETRY_SECONDS : null;
}
