import { join } from 'node:path';
import { readJobQuery } from '#domain/jobs/job-query.ts';
import { openJobs } from '../../server/jobs/job.ts';
import { indexJobs } from '../../server/jobs/search/job-index.ts';
import { searchJobs } from '../../server/jobs/search/search-jobs.ts';
import { createMarkdownJobs } from '../../server/jobs/sources/markdown-jobs.ts';
import { clockAt, testDay } from './clock-at.ts';
import { collectingLog } from './collecting-log.ts';
import { contentForTests } from './content-for-tests.ts';
import type { Settings } from './start-site.ts';

/** A site on which it is that day, whatever day it is. */
export const whileJobsAreOpen: Settings = { RATE_LIMITS: 'off', ...clockAt(testDay) };

const source = createMarkdownJobs({
  folder: join(contentForTests, 'jobs'),
  log: collectingLog(),
});

/** Counts how many of the jobs for tests fit a question on that day, in the words of an address. */
export async function openJobsOf(question = ''): Promise<number> {
  const query = readJobQuery(new URLSearchParams(question));
  return searchJobs(await indexJobs(openJobs(await source.list(), testDay)), query).total;
}
