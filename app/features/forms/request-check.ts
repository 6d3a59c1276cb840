import type { CoverageArea } from '#domain/content/area/coverage.ts';
import { isPostcodeOutcome, type PostcodeOutcome } from '#domain/postcodes/postcode-outcome.ts';

/** Longer than the server's own limits, so that it normally answers first. */
const TIMEOUT_MS = 10_000;

/** Posted, so that a postcode is in no address and no log. `failed` if no answer comes. @throws the signal's reason if given up */
export async function requestCheck(
  postcode: string,
  area: CoverageArea,
  signal: AbortSignal,
): Promise<PostcodeOutcome> {
  try {
    const answer = await fetch('/api/postcode-check', {
      method: 'POST',
      body: new URLSearchParams({ postcode, area }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const outcome: unknown = await answer.json();
    if (!answer.ok || !isPostcodeOutcome(outcome)) throw new Error(`status ${answer.status}`);
    return outcome;
  } catch {
    signal.throwIfAborted();
    return { kind: 'failed', postcode };
  }
}
