import type { CoverageArea } from '#content/coverage.ts';
import type { PostcodeOutcome } from '#domain/postcodes/postcode-outcome.ts';

/** Longer than the server's own limits, so that it normally answers first. */
const timeoutMs = 10_000;

/**
 * Asks our server whether a postcode is covered. It is posted, so that it is in no address and no log.
 *
 * @returns the outcome; `failed` where the answer does not come or cannot be read
 * @throws the signal's reason where the check was given up for a newer one
 */
export async function requestCheck(
  postcode: string,
  area: CoverageArea,
  signal: AbortSignal,
): Promise<PostcodeOutcome> {
  try {
    const answer = await fetch('/api/postcode-check', {
      method: 'POST',
      body: new URLSearchParams({ postcode, area }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return await answer.json();
  } catch {
    signal.throwIfAborted();
    return { kind: 'failed', postcode };
  }
}
