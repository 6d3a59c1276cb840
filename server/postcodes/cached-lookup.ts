import { LRUCache } from 'lru-cache';
import type { PostcodeAnswer, PostcodeLookup } from './postcode-lookup.ts';

export interface CacheOptions {
  /** An entry takes about 300 bytes. */
  maxEntries?: number;
  /** Postcodes move between districts about once in a decade. */
  foundMs?: number;
  /** Shorter: a new building's postcode may be on its way into the source. */
  notFoundMs?: number;
}

const minute = 60_000;

/**
 * Remembers answers of `lookup` for a while, and makes one lookup of several for the same postcode at the same time.
 * Failures are not remembered, nor is what the embedded table says in place of the live service.
 */
export function withCache(lookup: PostcodeLookup, options: CacheOptions = {}): PostcodeLookup {
  const { maxEntries = 5_000, foundMs = 24 * 60 * minute, notFoundMs = 60 * minute } = options;
  const cache = new LRUCache<string, PostcodeAnswer>({ max: maxEntries, ttl: foundMs });
  const underWay = new Map<string, Promise<PostcodeAnswer>>();

  async function ask(postcode: string): Promise<PostcodeAnswer> {
    const answer = await lookup.find(postcode);
    if (answer.source === lookup.state().source) {
      cache.set(postcode, answer, { ttl: answer.found ? foundMs : notFoundMs });
    }
    return answer;
  }

  return {
    async find(postcode) {
      const known = cache.get(postcode);
      if (known) return known;
      const shared = underWay.get(postcode);
      if (shared) return shared;
      const asked = ask(postcode).finally(() => underWay.delete(postcode));
      underWay.set(postcode, asked);
      return asked;
    },
    state: lookup.state,
  };
}
