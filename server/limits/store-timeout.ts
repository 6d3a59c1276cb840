import { withTimeout } from '#domain/time/with-timeout.ts';

const STORE_TIMEOUT_MS = 4000;
/** Leaves two seconds of a busy machine: a form is answered within ten, whatever hangs. */
const FORM_TIMEOUT_MS = 8000;

/** The work goes on, and may end well. */
export class StoreTimeoutError extends Error {
  override name = 'StoreTimeoutError';
}

const LATE = Symbol('late');

/** Settles as the work on the store does, which goes on if it is late. @throws StoreTimeoutError after `timeoutMs` milliseconds */
export async function withStoreTimeout<Result>(
  work: Promise<Result>,
  timeoutMs = STORE_TIMEOUT_MS,
): Promise<Result> {
  const result = await withTimeout(work, timeoutMs, LATE);
  if (result === LATE) throw new StoreTimeoutError(`The store has not answered in ${timeoutMs} ms.`);
  return result as Result;
}

/** Gives the last step of a form what its first ones have left, on the clock of `performance`. @throws StoreTimeoutError */
export function withFormTimeout<Result>(work: Promise<Result>, begun = performance.now()): Promise<Result> {
  const leftMs = begun + FORM_TIMEOUT_MS - performance.now();
  return withStoreTimeout(work, Math.max(STORE_TIMEOUT_MS, leftMs));
}
