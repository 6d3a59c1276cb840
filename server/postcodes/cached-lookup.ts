import { LRUCache } from 'lru-cache';
import type { PostcodeAnswer, PostcodeLookup } from './postcode-lookup.ts';

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
