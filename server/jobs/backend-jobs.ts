import * as v from 'valibot';
import type { Log } from '../logging.ts';
import { requestJson } from '../outgoing/request.ts';
import { type Job, readWireJob } from './job.ts';
import { type JobSource, JobSourceError, jobSourceError, readJobs } from './job-source.ts';

/** About 5,200 jobs. */
const MAX_ANSWER_BYTES = 9_500_000;
const answer = v.object({ success: v.literal(true), jobs: v.array(v.unknown()) });

interface BackendJobsOptions {
  url: string;
  timeoutMs: number;
  log: Log;
}

export function createBackendJobs({ url, timeoutMs, log }: BackendJobsOptions): JobSource {
  const list = async (): Promise<Job[]> => {
    const items = await fetchJobs(`${url}/api/jobs`, timeoutMs);
    return readJobs(items, readWireJob, { log, from: 'backend' });
  };
  return {
    list,
    find: async (id) => (await list()).find((job) => job.id === id) ?? null,
  };
}

async function fetchJobs(url: string, timeoutMs: number): Promise<unknown[]> {
  const response = await requestJson({ url, timeoutMs, maxBytes: MAX_ANSWER_BYTES });
  if (response.kind !== 'answered') throw jobSourceError('backend', response);
  const parsed = v.safeParse(answer, response.value);
  if (!parsed.success) throw jobSourceError('backend', { kind: 'invalid' });
  return parsed.output.jobs;
}

export function createUnavailableJobs(reason: 'disabled' | 'not_configured'): JobSource {
  const refuse = async () => {
    throw new JobSourceError(`The backend is not asked: ${reason}`);
  };
  return { list: refuse, find: refuse };
}
