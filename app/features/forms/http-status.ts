import type { FormOutcome } from '#domain/forms/form-outcome.ts';
import type { Rejection } from '#domain/forms/form-result.ts';

export type Outcome =
  | Exclude<FormOutcome, { kind: 'accepted' | 'invalid' }>
  | { kind: 'accepted' | 'invalid' }
  /** A form's result says in `rejection` why it was rejected. */
  | { kind: 'rejected'; rejection?: Rejection };

const STATUS = {
  accepted: 200,
  malformed: 400,
  interrupted: 400,
  invalid: 422,
  'suspected-spam': 409,
  'rate-limited': 429,
  busy: 503,
  failed: 503,
} as const;

/** An upload takes seconds, so a place is soon free. */
const BUSY_RETRY_SECONDS = 10;

/** Maps an outcome to HTTP, for every page and endpoint: the status, and when to try again. */
export function responseInit(outcome: Outcome): { status: number; headers: Record<string, string> } {
  if (outcome.kind === 'rejected') return responseInit(outcome.rejection ?? { kind: 'failed' });
  const seconds = retryAfterSeconds(outcome);
  return {
    status: STATUS[outcome.kind],
    headers: seconds === null ? {} : { 'retry-after': String(seconds) },
  };
}

function retryAfterSeconds(outcome: Outcome): number | null {
  if (outcome.kind === 'rate-limited') return Math.ceil(outcome.retryAfterMs / 1000);
  return outcome.kind === 'busy' ? BUSY_RETRY_SECONDS : null;
}
