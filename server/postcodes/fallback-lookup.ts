import type { Log } from '../logging.ts';
import { type CircuitBreakerOptions, createCircuitBreaker } from '../outgoing/circuit-breaker.ts';
import { LookupError, type PostcodeLookup } from './postcode-lookup.ts';

export interface FallbackOptions {
  log: Log;
  /** A source that fails now and then would fill the log: it has recovered after this long without a failure. */
  settledMs?: number;
  now?: () => number;
}

/** The log says so once when it begins and once when it is over. */
export function withFallback(
  lookup: PostcodeLookup,
  reserve: PostcodeLookup,
  { log, settledMs = 60_000, now = () => performance.now() }: FallbackOptions,
): PostcodeLookup {
  let lastFailure: number | null = null;

  function noteFailure(error: unknown) {
    if (lastFailure === null) {
      const reason = error instanceof LookupError ? error.kind : 'fault';
      log.warn({ reason }, 'The postcode source does not answer: the embedded table stands in');
    }
    lastFailure = now();
  }

  function noteAnswer() {
    if (lastFailure === null || !lookup.state().working || now() - lastFailure < settledMs) return;
    lastFailure = null;
    log.info('The postcode source answers again');
  }

  return {
    async find(postcode) {
      try {
        const answer = await lookup.find(postcode);
        noteAnswer();
        return answer;
      } catch (error) {
        noteFailure(error);
        return reserve.find(postcode);
      }
    },
    state: () => ({ ...lookup.state(), working: lookup.state().working && lastFailure === null }),
  };
}

/** "No such postcode" is an answer, not a failure. */
export function withCircuitBreaker(lookup: PostcodeLookup, options?: CircuitBreakerOptions): PostcodeLookup {
  const breaker = createCircuitBreaker(options);
  return {
    async find(postcode) {
      const end = breaker.begin();
      if (!end) {
        throw new LookupError('resting', 'The postcode source is left alone after failures in a row');
      }
      try {
        const answer = await lookup.find(postcode);
        end('worked');
        return answer;
      } catch (error) {
        end('failed');
        throw error;
      }
    },
    state: () => ({ ...lookup.state(), working: lookup.state().working && !breaker.isOpen() }),
  };
}
