import { LookupFailure, type PostcodeLookup } from './postcode-lookup.ts';

export interface CircuitBreakerOptions {
  /** Failures in a row after which the source is left alone. */
  failures?: number;
  /** How long it is left alone, in milliseconds; then one lookup tries it, and the others go on without it. */
  restMs?: number;
  /** Milliseconds that only go forward. */
  now?: () => number;
}

/**
 * Spares visitors the waiting for a source that does not answer: after some failures in a row it fails at once, until a
 * single trial shows that the source is back. "No such postcode" is an answer, not a failure.
 */
export function withCircuitBreaker(
  lookup: PostcodeLookup,
  options: CircuitBreakerOptions = {},
): PostcodeLookup {
  const { failures = 3, restMs = 30_000, now = () => performance.now() } = options;
  let failed = 0;
  let restsUntil = 0;
  let trialUnderWay = false;

  const isOpen = () => failed >= failures;

  return {
    async find(postcode) {
      const isTrial = isOpen();
      if (isTrial && (trialUnderWay || now() < restsUntil)) {
        throw new LookupFailure('resting', 'The postcode source is left alone after failures in a row');
      }
      trialUnderWay ||= isTrial;
      try {
        const answer = await lookup.find(postcode);
        failed = 0;
        return answer;
      } catch (error) {
        failed += 1;
        if (isOpen()) restsUntil = now() + restMs;
        throw error;
      } finally {
        if (isTrial) trialUnderWay = false;
      }
    },
    state: () => ({ ...lookup.state(), working: lookup.state().working && !isOpen() }),
  };
}
