import * as v from 'valibot';
import type { Log } from '../logging.ts';
import { fetchJson } from './fetch-json.ts';
import { type Job, type JobSource, JobSourceError } from './job-source.ts';
import { readWireJob } from './wire-job.ts';

/** Some five thousand jobs. */
const MAX_ANSWER_BYTES = 9_500_000;
const answer = v.object({ success: v.literal(true), jobs: v.array(v.unknown()) });

interface BackendJobsParts {
  /** The backend's address, without a closing slash. */
  url: string;
  timeoutMs: number;
  log: Log;
}

/** The jobs of a backend that speaks the contract of `GET /api/jobs`. */
export function createBackendJobs({ url, timeoutMs, log }: BackendJobsParts): JobSource {
  const list = async (): Promise<Job[]> => {
    const items = await askForJobs(`${url}/api/jobs`, timeoutMs);
    const jobs = items.map(readWireJob).filter((job) => job !== null);
    const skipped = items.length - jobs.length;
    if (skipped > 0) log.warn({ skipped }, 'the backend sent jobs that cannot be read');
    return jobs;
  };
  return {
    list,
    // The contract has no call for one job.
    find: async (id) => (await list()).find((job) => job.id === id) ?? null,
  };
}

async function askForJobs(url: string, timeoutMs: number): Promise<unknown[]> {
  const signal = AbortSignal.timeout(timeoutMs);
  const got = await fetchJson({ url, signal, maxBytes: MAX_ANSWER_BYTES });
  if (got.status === 'unreachable') throw new JobSourceError(`The backend did not answer: ${got.reason}`);
  if (got.status === 'refused') throw new JobSourceError(`HTTP error! status: ${got.code}`);
  if (got.status === 'unreadable') throw new JobSourceError('Invalid response format from backend');
  const parsed = v.safeParse(answer, got.value);
  if (!parsed.success) throw new JobSourceError('Invalid response format from backend');
  return parsed.output.jobs;
}

/** In place of a backend that is switched off or has no address: every question fails. */
export function createUnavailableJobs(reason: 'disabled' | 'not_configured'): JobSource {
  const refuse = async () => {
    throw new JobSourceError(`The backend is not asked: ${reason}`);
  };
  return { list: refuse, find: refuse };
}
