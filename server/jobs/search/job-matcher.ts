import type { JobQuery } from '#domain/jobs/job-query.ts';
import { type Job, openJobs } from '../job.ts';
import type { JobSource } from '../sources/job-source.ts';
import { indexJobs, type JobIndex } from './job-index.ts';
import { fittingJobs } from './search-jobs.ts';

export interface JobMatcher {
  open(): Promise<Job[]>;
  index(jobs: readonly Job[]): Promise<JobIndex>;
  fitting(index: JobIndex, query: JobQuery): Job[];
}

export function createJobMatcher(source: Pick<JobSource, 'list'>, now = () => new Date()): JobMatcher {
  return {
    open: async () => openJobs(await source.list(), now()).filter(({ id }) => id !== ''),
    index: indexJobs,
    fitting: fittingJobs,
  };
}
