import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { withTimeout } from '#domain/time/with-timeout.ts';

export interface CacheTimes {
  freshMs: number;
  staleMs: number;
  cooldownMs: number;
  timeoutMs: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export const CACHE_TIMES = {
  jobs: { freshMs: 30 * SECOND, staleMs: 10 * MINUTE, cooldownMs: 5 * SECOND, timeoutMs: SECOND },
  /** Makes one request of a page's two: for its job and for others like it. */
  backend: { freshMs: 5 * SECOND, staleMs: 5 * SECOND, cooldownMs: 5 * SECOND, timeoutMs: SECOND },
  articles: { freshMs: 5 * SECOND, staleMs: 10 * SECOND, cooldownMs: SECOND, timeoutMs: SECOND },
} as const satisfies Record<string, CacheTimes>;

interface CacheOptions {
  policy: CacheTimes;
  max: number;
  onFailure: (error: unknown) => void;
  onChange?: () => void;
  now?: () => number;
}

type LoadOutcome<Value> = { kind: 'value'; value: Value; at: number } | { kind: 'failure'; error: unknown };

/** Loads each key once, however many wait; after a failure they wait for the next load no longer than `timeoutMs`. */
export function staleWhileRevalidate<Value>(
  load: (key: string) => Promise<Value>,
  { policy, max, onFailure, onChange, now = Date.now }: CacheOptions,
): (key: string) => Promise<Value> {
  const isUsable = (outcome: LoadOutcome<Value> | undefined) =>
    outcome?.kind === 'value' && now() - outcome.at < policy.staleMs;

  const cache = new LRUCache<string, LoadOutcome<Value>>({
    max,
    ttl: policy.freshMs,
    ttlResolution: 0,
    perf: { now },
    // Callers get their value even if it is evicted before it is loaded.
    ignoreFetchAbort: true,
    fetchMethod: async (key, stale, { options }) => {
      try {
        const value = await load(key);
        const isSame = stale?.kind === 'value' && isDeepStrictEqual(stale.value, value);
        if (onChange && stale && !isSame) setImmediate(onChange);
        // The same object again: an index made from it is still good.
        return { kind: 'value', value: isSame ? stale.value : value, at: now() };
      } catch (error) {
        options.ttl = policy.cooldownMs;
        if (!stale || !isUsable(stale)) return { kind: 'failure', error };
        onFailure(error);
        return stale;
      }
    },
  });

  return async (key) => {
    const known = cache.peek(key, { allowStale: true });
    const loading = cache.forceFetch(key, { allowStale: isUsable(known) });
    const outcome = await (known?.kind === 'failure'
      ? withTimeout(loading, policy.timeoutMs, known)
      : loading);
    if (outcome.kind === 'failure') throw outcome.error;
    return outcome.value;
  };
}
