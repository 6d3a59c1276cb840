import { careers } from '#content/careers.ts';
import { jobPageText } from '#content/job-page.ts';
import type { Log } from '../logging.ts';
import type { Job } from './job.ts';
import { type JobSource, JobSourceError } from './job-source.ts';

interface FallbackJobsOptions {
  primary: JobSource;
  /** Asked too for a job that the primary does not have. */
  fallback: JobSource | null;
  log: Log;
}

/** Rejects with the visitor's sentence, only if both fail. */
export function createFallbackJobs({ primary, fallback, log }: FallbackJobsOptions): JobSource {
  return {
    list: async () => {
      const first = await attempt(() => primary.list());
      if (first.ok) return first.value;
      log.warn({ reason: first.reason }, 'Failed to fetch job listings from backend');
      const second = await attempt(() => required(fallback).list());
      if (second.ok) return second.value;
      log.error({ reason: second.reason }, 'no source of jobs answers');
      throw new JobSourceError(careers.failed);
    },
    find: async (id) => {
      const first = await attempt(() => primary.find(id));
      if (first.ok && (first.value || !fallback)) return first.value;
      if (!first.ok) log.warn({ reason: first.reason }, 'Failed to fetch job details from backend');
      const second = await attempt<Job | null>(() => required(fallback).find(id));
      if (second.ok) return second.value;
      // The primary may have said "no such job", but the other one could have had it.
      log.error({ reason: second.reason }, 'no source of jobs answers');
      throw new JobSourceError(jobPageText.failed);
    },
  };
}

function required(source: JobSource | null): JobSource {
  if (!source) throw new JobSourceError('No other source of jobs is set up');
  return source;
}

type Attempt<Value> = { ok: true; value: Value } | { ok: false; reason: string };

async function attempt<Value>(load: () => Promise<Value>): Promise<Attempt<Value>> {
  try {
    return { ok: true, value: await load() };
  } catch (error) {
    if (!(error instanceof JobSourceError)) throw error;
    return { ok: false, reason: error.message };
  }
}
