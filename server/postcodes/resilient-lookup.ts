import { LRUCache } from 'lru-cache';
import type { Log } from '../logging.ts';
import { type CircuitBreakerOptions, createCircuitBreaker } from '../outgoing/circuit-breaker.ts';
import { createOutage } from '../outgoing/outage.ts';
import { LookupError, type PostcodeAnswer, type PostcodeLookup } from './postcode-lookup.ts';

export interface CacheOptions {
  maxEntries?: number;
  foundMs?: number;
  /** Shorter: a new building's postcode may be on its way into the source. */
  notFoundMs?: number;
}

const MINUTE_MS = 60_000;

/** No failures, nor what the embedded table answers in place of the live service. */
export function withCache(lookup: PostcodeLookup, options: CacheOptions = {}): PostcodeLookup {
  const { maxEntries = 5_000, foundMs = 24 * 60 * MINUTE_MS, notFoundMs = 60 * MINUTE_MS } = options;
  const cache = new LRUCache<string, PostcodeAnswer>({
    max: maxEntries,
    ttl: foundMs,
    // An entry pushed out while its lookup is under way would otherwise end that lookup for those who wait.
    ignoreFetchAbort: true,
    async fetchMethod(postcode, _stale, { options: entry }) {
      const answer = await lookup.find(postcode);
      if (!answer.found) entry.ttl = notFoundMs;
      return answer;
    },
  });
  return {
    async find(postcode) {
      const answer = await cache.forceFetch(postcode);
      if (answer.source !== lookup.state().source) cache.delete(postcode);
      return answer;
    },
    state: lookup.state,
  };
}

export interface FallbackOptions {
  log: Log;
  now?: () => number;
}

/** The log says so once when it begins and once when it is over. */
export function withFallback(
  lookup: PostcodeLookup,
  reserve: PostcodeLookup,
  options: FallbackOptions,
): PostcodeLookup {
  const outage = createOutage({ ...options, over: 'The postcode source answers again' });

  return {
    async find(postcode) {
      try {
        const answer = await lookup.find(postcode);
        outage.worked();
        return answer;
      } catch (error) {
        const reason = error instanceof LookupError ? error.kind : 'fault';
        outage.failed({ reason }, 'The postcode source does not answer: the embedded table stands in');
        return reserve.find(postcode);
      }
    },
    state: () => ({ ...lookup.state(), working: lookup.state().working && !outage.isOn() }),
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
