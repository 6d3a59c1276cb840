import { setImmediate } from 'node:timers/promises';
import { titleNotSpecified } from '#content/job-page.yaml';
import type { Log } from '../../logging.ts';
import type { JsonFailure } from '../../outgoing/request.ts';
import type { Job } from '../job.ts';

/** Its message goes to the log, not to visitors. */
export class JobSourceError extends Error {
  override name = 'JobSourceError';
}

export function jobSourceError(
  service: 'backend' | 'content service',
  failure: JsonFailure | { kind: 'invalid' },
): JobSourceError {
  switch (failure.kind) {
    case 'refused':
      return new JobSourceError(`HTTP error! status: ${failure.status}`);
    case 'too-large':
    case 'not-json':
    case 'invalid':
      return new JobSourceError(`Invalid response format from ${service}`);
    case 'network':
      return new JobSourceError(`The ${service} did not answer: network`, { cause: failure.cause });
    default:
      return new JobSourceError(`The ${service} did not answer: ${failure.kind}`);
  }
}

export interface JobSource {
  /** Lists every usable job, closed ones too, in the source's order. @throws JobSourceError */
  list(): Promise<Job[]>;
  /** Null if there is no such job: some sources count those by `client`. @throws JobSourceError for an outage */
  find(id: string, client?: string): Promise<Job | null>;
}

const BATCH = 10;

/** Reads in batches: 5,000 jobs take a second or two, in which other requests must be answered. */
export async function readJobs(
  items: readonly unknown[],
  read: (item: unknown) => Job | null,
  { log, from }: { log: Log; from: 'backend' | 'content service' },
): Promise<Job[]> {
  const jobs: Job[] = [];
  for (const [at, item] of items.entries()) {
    if (at % BATCH === BATCH - 1) await setImmediate();
    const job = read(item);
    if (job) jobs.push(job);
  }
  const skipped = items.length - jobs.length;
  if (skipped > 0) log.warn({ skipped }, `the ${from} sent jobs that cannot be read`);
  const withoutId = jobs.filter(({ id }) => id === '').map(({ title }) => title);
  const untitled = jobs.filter(({ title }) => title === titleNotSpecified).map(({ id }) => id);
  if (withoutId.length > 0) log.error({ jobs: withoutId }, `the ${from} sent jobs without an id`);
  if (untitled.length > 0) log.error({ jobs: untitled }, `the ${from} sent jobs without a title`);
  return jobs;
}
