import { CACHE_TIMES, type CacheTimes, staleWhileRevalidate } from '../caching/stale-while-revalidate.ts';
import type { Log } from '../logging.ts';
import type { JobSource } from './job-source.ts';

interface CachedJobsOptions {
  source: JobSource;
  /** True if the list carries all that a job's page shows. */
  listIsWhole: boolean;
  log: Log;
  /** Called when a source answers something else than before. */
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
    onFailure: (error: unknown) => log.warn({ err: error }, 'the jobs shown are older than usual'),
  };
  const cachedList = staleWhileRevalidate(() => source.list(), { ...shared, max: 1 });
  const cachedJob = staleWhileRevalidate((id) => source.find(id), { ...shared, max: MAX_LOOKUPS });
  const list = () => cachedList('all');
  return {
    list,
    find: async (id) => {
      if (!listIsWhole) return cachedJob(id);
      return (await list()).find((job) => job.id === id) ?? null;
    },
  };
}
