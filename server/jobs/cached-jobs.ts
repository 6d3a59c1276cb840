import { LRUCache } from 'lru-cache';
import { type Keeping, remember } from '../caching/remember.ts';
import type { Log } from '../logging.ts';
import type { Job, JobSource } from './job-source.ts';

interface CachedJobsParts extends Partial<Keeping> {
  source: JobSource;
  /** True where the list carries all that a job's page shows, so that no job needs a question of its own. */
  listIsWhole: boolean;
  log: Log;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const MOST_LOOKUPS = 500;
const keeping: Keeping = {
  freshMs: 30 * SECOND,
  staleMs: 10 * MINUTE,
  restMs: 5 * SECOND,
  patienceMs: SECOND,
  now: Date.now,
};

/**
 * Answers at once with what it knows and asks again behind the visitor's back: a slow or dead source is felt
 * only when nothing was ever heard from it. Each question is under way once, however many wait for it.
 */
export function createCachedJobs({ source, listIsWhole, log, ...wishes }: CachedJobsParts): JobSource {
  const kept = { ...keeping, ...wishes };
  const onFailure = (error: unknown) => log.warn({ err: error }, 'the jobs shown are older than usual');
  const list = remember(() => source.list(), kept, onFailure);
  const lookups = new LRUCache<string, () => Promise<Job | null>>({ max: MOST_LOOKUPS });
  return {
    list,
    find: async (id) => {
      if (listIsWhole) return (await list()).find((job) => job.id === id) ?? null;
      const lookup = lookups.get(id) ?? remember(() => source.find(id), kept, onFailure);
      lookups.set(id, lookup);
      return lookup();
    },
  };
}
