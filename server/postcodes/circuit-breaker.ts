import { type CircuitBreakerOptions, createCircuitBreaker } from '../outgoing/circuit-breaker.ts';
import { LookupError, type PostcodeLookup } from './postcode-lookup.ts';

/**
 * Spares visitors the waiting for a source that does not answer: after some failures in a row it fails at once, until a
 * single trial shows that the source is back. "No such postcode" is an answer, not a failure.
 */
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
