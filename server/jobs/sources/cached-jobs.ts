import { LRUCache } from 'lru-cache';
import { CACHE_TIMES, type CacheTimes, staleWhileRevalidate } from '../../caching/stale-while-revalidate.ts';
import { networksOf } from '../../limits/client-key.ts';
import { MAX_UNLISTED_JOBS, MAX_UNLISTED_JOBS_PER_CLIENT } from '../../limits/limits.ts';
import type { Log } from '../../logging.ts';
import { type JobSource, JobSourceError } from './job-source.ts';

interface CachedJobsOptions {
  source: JobSource;
  listIsWhole: boolean;
  log: Log;
  onChange?: () => void;
  policy?: CacheTimes;
  now?: () => number;
}

const MAX_LOOKUPS = 500;
const MAX_COUNTED_NETWORKS = 10_000;

export function createCachedJobs(options: CachedJobsOptions): JobSource {
  const { source, listIsWhole, log, onChange, policy = CACHE_TIMES.jobs, now } = options;
  const shared = {
    policy,
    ...(onChange && { onChange }),
    ...(now && { now }),
    onFailure: (error: unknown) => {
      if (!(error instanceof JobSourceError)) log.error({ err: error }, 'the jobs could not be read');
    },
  };
  const cachedList = staleWhileRevalidate(() => source.list(), { ...shared, max: 1 });
  const list = () => cachedList('all');
  const isListed = async (id: string) => (await list()).some((job) => job.id === id);
  const limitLookups = createLookupLimit(isListed, now);
  const madeUp = createMadeUpCounts(now);
  const cachedJob = staleWhileRevalidate(
    async (id) => {
      await limitLookups(id);
      return source.find(id);
    },
    { ...shared, max: MAX_LOOKUPS },
  );
  return {
    list,
    find: async (id, client) => {
      if (listIsWhole) return (await list()).find((job) => job.id === id) ?? null;
      if (!madeUp.add(client, 1) && !(await isListed(id))) throw new JobSourceError(TOO_MANY);
      const job = await cachedJob(id);
      if (job) madeUp.add(client, -1);
      return job;
    },
  };
}

const TOO_MANY = 'So many jobs that are on no list are not asked for in a minute';

function createLookupLimit(isListed: (id: string) => Promise<boolean>, now = Date.now) {
  let lookups = 0;
  let until = 0;
  return async (id: string): Promise<void> => {
    if (now() >= until) {
      lookups = 0;
      until = now() + MAX_UNLISTED_JOBS.windowMs;
    }
    lookups += 1;
    if (lookups <= MAX_UNLISTED_JOBS.limit || (await isListed(id))) return;
    throw new JobSourceError(TOO_MANY);
  };
}

/** Counts each job as made up until it is found: many at once are counted too. */
function createMadeUpCounts(now = Date.now) {
  const { limit, windowMs } = MAX_UNLISTED_JOBS_PER_CLIENT;
  const counts = new LRUCache<string, number>({
    max: MAX_COUNTED_NETWORKS,
    ttl: windowMs,
    noUpdateTTL: true,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    /** @returns false for a visitor or a network with more than its share */
    add(client: string | undefined, change: 1 | -1): boolean {
      const networks = client === undefined ? [] : networksOf(client);
      const isWithin = networks.map(({ key, share }) => {
        const count = Math.max(0, (counts.get(key) ?? 0) + change);
        counts.set(key, count);
        return count <= limit * share;
      });
      return isWithin.every(Boolean);
    },
  };
}
