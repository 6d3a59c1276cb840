import { CACHE_TIMES, type CacheTimes, staleWhileRevalidate } from '../caching/stale-while-revalidate.ts';
import { MAX_UNLISTED_JOBS } from '../limits/limits.ts';
import type { Log } from '../logging.ts';
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
  const limitLookups = createLookupLimit(list, now);
  const cachedJob = staleWhileRevalidate(
    async (id) => {
      await limitLookups(id);
      return source.find(id);
    },
    { ...shared, max: MAX_LOOKUPS },
  );
  return {
    list,
    find: async (id) => {
      if (!listIsWhole) return cachedJob(id);
      return (await list()).find((job) => job.id === id) ?? null;
    },
  };
}

function createLookupLimit(list: JobSource['list'], now = Date.now) {
  let lookups = 0;
  let until = 0;
  return async (id: string): Promise<void> => {
    if (now() >= until) {
      lookups = 0;
      until = now() + MAX_UNLISTED_JOBS.windowMs;
    }
    lookups += 1;
    if (lookups <= MAX_UNLISTED_JOBS.limit || (await list()).some((job) => job.id === id)) return;
    throw new JobSourceError('So many jobs that are on no list are not asked for in a minute');
  };
}
