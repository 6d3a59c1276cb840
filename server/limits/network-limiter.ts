import { networksOf } from './client-key.ts';
import type { Limiter } from './limits.ts';

/** The same limiter, which also counts the wider networks that a client belongs to, each with a larger limit. */
export function countNetworks(limiter: Limiter): Limiter {
  return {
    ...limiter,
    take: async (key, limit, windowMs, amount) => {
      const begin = key.indexOf(':') + 1;
      let result = { allowed: true, retryAfterMs: 0 };
      for (const { key: network, share } of networksOf(key.slice(begin))) {
        result = await limiter.take(key.slice(0, begin) + network, limit * share, windowMs, amount);
        if (!result.allowed) break;
      }
      return result;
    },
  };
}
