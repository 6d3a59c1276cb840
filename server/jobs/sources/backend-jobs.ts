import * as v from 'valibot';
import type { Log } from '../../logging.ts';
import { requestJson } from '../../outgoing/request.ts';
import { type Job, readWireJob } from '../job.ts';
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
    const items = await fetchJobs(`${url}/api/jobs`, timeoutMs, log);
    return readJobs(items, readWireJob, { log, from: 'backend' });
  };
  return {
    list,
    find: async (id) => (await list()).find((job) => job.id === id) ?? null,
  };
}

async function fetchJobs(url: string, timeoutMs: number, log: Log): Promise<unknown[]> {
  const response = await requestJson({ url, timeoutMs, maxBytes: MAX_ANSWER_BYTES });
  if (response.kind === 'too-large') {
    const jobs = wholeJobs(response.start ?? '');
    log.error(
      { jobs: jobs.length },
      `the backend sent more than ${MAX_ANSWER_BYTES} bytes: jobs behind them are left out`,
    );
    return jobs;
  }
  if (response.kind !== 'answered') throw jobSourceError('backend', response);
  const parsed = v.safeParse(answer, response.value);
  if (!parsed.success) throw jobSourceError('backend', { kind: 'invalid' });
  return parsed.output.jobs;
}

const STEP: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 };

/** @param start of an answer that was cut @throws JobSourceError if there is no list in it */
function wholeJobs(start: string): unknown[] {
  let depth = 0;
  let end = 0;
  let isText = false;
  let escaped = -1;
  for (const { 0: token, index } of start.matchAll(/["\\{}[\]]/g)) {
    if (index === escaped) continue;
    if (token === '\\') escaped = index + 1;
    else if (token === '"') isText = !isText;
    else if (!isText) depth += STEP[token] ?? 0;
    if (depth === 2 && token === '}' && !isText) end = index + 1;
  }
  try {
    return v.parse(v.object({ jobs: v.array(v.unknown()) }), JSON.parse(`${start.slice(0, end)}]}`)).jobs;
  } catch {
    throw jobSourceError('backend', { kind: 'invalid' });
  }
}

export function createUnavailableJobs(reason: 'disabled' | 'not_configured'): JobSource {
  const refuse = async () => {
    throw new JobSourceError(`The backend is not asked: ${reason}`);
  };
  return { list: refuse, find: refuse };
}
