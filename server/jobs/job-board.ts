import { type JobQuery, readJobQuery } from '#domain/jobs/job-query.ts';
import type { Log } from '../logging.ts';
import { type Job, jobsPayload } from './job.ts';
import { type JobCard, jobCard } from './job-card.ts';
import { jobFeed } from './job-feed.ts';
import { type JobPage, jobPage } from './job-page.ts';
import { createOpenJobs } from './open-jobs.ts';
import { type FoundJob, type JobSearchResult, searchJobs } from './search/search-jobs.ts';
import { type JobSource, JobSourceError } from './sources/job-source.ts';

export interface JobList extends Omit<JobSearchResult, 'jobs'> {
  jobs: (JobCard & Pick<FoundJob, 'miles' | 'facts'>)[];
  query: JobQuery;
}

/** While no source answers it is an outage, and never "not found". */
export type JobResult<Value> = { kind: 'found'; value: Value } | { kind: 'outage' };

export interface JobBoard {
  search(params: URLSearchParams): Promise<JobResult<JobList>>;
  /** @param siteUrl without a trailing slash @param client whose made-up jobs are counted */
  read(id: string, siteUrl: string, client?: string): Promise<JobResult<JobPage> | { kind: 'not-found' }>;
  /** Beside them those that have closed and still have their page. */
  open(): Promise<JobResult<readonly Job[]> & { closed?: readonly Job[] }>;
  payload(): Promise<JobResult<AsyncIterable<string>>>;
  feed(siteUrl: string, feedPath: string): Promise<JobResult<string>>;
}

interface JobBoardOptions {
  source: JobSource;
  logoPath: string;
  noteNothingFound?: () => void;
  log: Log;
  now?: () => Date;
}

export function createJobBoard(options: JobBoardOptions): JobBoard {
  const { source, logoPath, noteNothingFound, log, now = () => new Date() } = options;
  const openJobs = createOpenJobs({ source, log, now });
  const listOpen = async () => (await openJobs()).jobs;
  return {
    open: async () => {
      const found = await orOutage(openJobs);
      return found.kind === 'outage'
        ? found
        : { ...found, value: found.value.jobs, closed: found.value.closed };
    },
    payload: () => orOutage(async () => jobsPayload(await listOpen())),
    feed: (siteUrl, feedPath) => orOutage(async () => jobFeed(await listOpen(), siteUrl, feedPath)),

    search: (params) =>
      orOutage(async () => {
        const query = readJobQuery(params);
        const { index } = await openJobs();
        const found = searchJobs(await index(), query);
        if (found.total === 0 && found.open > 0) noteNothingFound?.();
        return {
          ...found,
          query,
          jobs: found.jobs.map(({ job, ...found }) => ({ ...jobCard(job), ...found })),
        };
      }),

    async read(id, siteUrl, client) {
      const found = isJobId(id) ? await orOutage(() => source.find(id, client)) : null;
      if (found?.kind === 'outage') return found;
      if (!found?.value) return { kind: 'not-found' };
      // A job that can be had is shown even if the others cannot.
      const open = await listOpen().catch(() => []);
      return { kind: 'found', value: jobPage(found.value, { open, siteUrl, logoPath, now: now() }) };
    },
  };
}

async function orOutage<Value>(load: () => Promise<Value>): Promise<JobResult<Value>> {
  try {
    return { kind: 'found', value: await load() };
  } catch (error) {
    if (error instanceof JobSourceError) return { kind: 'outage' };
    throw error;
  }
}

const MAX_ID_LENGTH = 200;

function isJobId(id: string): boolean {
  return id.trim() !== '' && id.length <= MAX_ID_LENGTH && !/\p{Cc}/u.test(id);
}
