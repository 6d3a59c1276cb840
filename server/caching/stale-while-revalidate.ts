import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { withTimeout } from '#domain/time/with-timeout.ts';

export interface CacheTimes {
  freshMs: number;
  /** Still given while a newer one is loaded or cannot be had. */
  staleMs: number;
  cooldownMs: number;
  timeoutMs: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export const CACHE_TIMES = {
  jobs: { freshMs: 30 * SECOND, staleMs: 10 * MINUTE, cooldownMs: 5 * SECOND, timeoutMs: SECOND },
  /** What one page asks of the backend, for its job and for others like it, is one question. */
  backend: { freshMs: 5 * SECOND, staleMs: 5 * SECOND, cooldownMs: 5 * SECOND, timeoutMs: SECOND },
  articles: { freshMs: 5 * SECOND, staleMs: 10 * SECOND, cooldownMs: SECOND, timeoutMs: SECOND },
} as const satisfies Record<string, CacheTimes>;

interface CacheOptions {
  policy: CacheTimes;
  max: number;
  onFailure: (error: unknown) => void;
  /** Called after a load that answered something else than the one before it. */
  onChange?: () => void;
  now?: () => number;
}

type Outcome<Value> = { kind: 'value'; value: Value; at: number } | { kind: 'failure'; error: unknown };

/** Each key is loaded once, however many wait; after a failure they wait for the next load no longer than `timeoutMs`. */
export function staleWhileRevalidate<Value>(
  load: (key: string) => Promise<Value>,
  { policy, max, onFailure, onChange, now = Date.now }: CacheOptions,
): (key: string) => Promise<Value> {
  const isUsable = (outcome: Outcome<Value> | undefined) =>
    outcome?.kind === 'value' && now() - outcome.at < policy.staleMs;

  const cache = new LRUCache<string, Outcome<Value>>({
    max,
    ttl: policy.freshMs,
    ttlResolution: 0,
    perf: { now },
    // Those who wait get their answer even if so many keys are loaded that theirs is not kept.
    ignoreFetchAbort: true,
    fetchMethod: async (key, stale, { options }) => {
      try {
        const value = await load(key);
        const isSame = stale?.kind === 'value' && isDeepStrictEqual(stale.value, value);
        if (onChange && stale && !isSame) setImmediate(onChange);
        // What was made from the value before, such as an index, is still good.
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
