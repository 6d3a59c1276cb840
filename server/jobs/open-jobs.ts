import { loadOnce } from '#domain/time/load-once.ts';
import { MAX_OPEN_JOBS } from '../limits/limits.ts';
import type { Log } from '../logging.ts';
import { londonDate } from '../london-clock.ts';
import { isClosed, type Job, newestFirst, openJobs } from './job.ts';
import { indexJobs, type JobIndex } from './search/job-index.ts';
import type { JobSource } from './sources/job-source.ts';

export interface OpenJobs {
  jobs: readonly Job[];
  /** Whose last day has passed. */
  closed: readonly Job[];
  index(): Promise<JobIndex>;
}

interface OpenJobsOptions {
  source: Pick<JobSource, 'list'>;
  log: Log;
  now: () => Date;
}

/** Answers with the same object until the jobs or the day change, so that a list is indexed once. */
export function createOpenJobs({ source, log, now }: OpenJobsOptions): () => Promise<OpenJobs> {
  let last: { of: readonly Job[]; today: string; open: OpenJobs } | null = null;
  return async () => {
    const of = await source.list();
    const today = londonDate(now());
    if (last?.of !== of || last.today !== today) {
      const closed = of.filter((job) => isClosed(job, now()));
      last = { of, today, open: withIndex(withinLimit(openJobs(of, now()), log), closed) };
    }
    return last.open;
  };
}

function withIndex(jobs: readonly Job[], closed: readonly Job[]): OpenJobs {
  return { jobs, closed, index: loadOnce(() => indexJobs(jobs)) };
}

function withinLimit(open: readonly Job[], log: Log): readonly Job[] {
  if (open.length <= MAX_OPEN_JOBS) return open;
  const sorted = newestFirst(open);
  const unlisted = sorted.slice(MAX_OPEN_JOBS).map(({ id }) => id);
  log.error(
    { unlisted },
    `more than ${MAX_OPEN_JOBS} jobs are open: the oldest have a page and are not listed`,
  );
  return sorted.slice(0, MAX_OPEN_JOBS);
}
