import { withTimeout } from '#domain/time/with-timeout.ts';

/** A form makes at most two such steps, and is answered within ten seconds whatever hangs. */
const STORE_TIMEOUT_MS = 4500;

const LATE = Symbol('late');

/** Settles as the work on the store does, which goes on if it is late. @throws Error after `timeoutMs` milliseconds */
export async function withStoreTimeout<Result>(
  work: Promise<Result>,
  timeoutMs = STORE_TIMEOUT_MS,
): Promise<Result> {
  const result = await withTimeout(work, timeoutMs, LATE);
  if (result === LATE) throw new Error(`The store has not answered in ${timeoutMs} ms.`);
  return result as Result;
}
