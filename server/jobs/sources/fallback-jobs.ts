import { careers } from '#content/careers.yaml';
import { jobPageText } from '#content/job-page.yaml';
import type { Log } from '../../logging.ts';
import { createOutage } from '../../outgoing/outage.ts';
import type { Job } from '../job.ts';
import { type JobSource, JobSourceError } from './job-source.ts';

interface FallbackJobsOptions {
  primary: JobSource;
  fallback: JobSource | null;
  log: Log;
}

/** Rejects with the visitor's sentence, only if both fail. */
export function createFallbackJobs({ primary, fallback, log }: FallbackJobsOptions): JobSource {
  const backend = createOutage({ log, over: 'The backend lists jobs again' });
  const everyone = createOutage({ log, level: 'error', over: 'A source of jobs answers again' });

  async function askFallback<Value>(
    ask: (source: JobSource) => Promise<Value>,
    sentence: string,
  ): Promise<Value> {
    const second = await attempt(() => ask(required(fallback)));
    if (second.ok) {
      everyone.worked();
      return second.value;
    }
    everyone.failed({ reason: second.reason }, 'no source of jobs answers');
    throw new JobSourceError(sentence);
  }

  function note<Value>(first: Attempt<Value>, sentence: string): void {
    if (first.ok) for (const outage of [backend, everyone]) outage.worked();
    else backend.failed({ reason: first.reason }, sentence);
  }

  return {
    list: async () => {
      const first = await attempt(() => primary.list());
      note(first, 'Failed to fetch job listings from backend');
      return first.ok ? first.value : askFallback((source) => source.list(), careers.failed);
    },
    find: async (id) => {
      const first = await attempt(() => primary.find(id));
      note(first, 'Failed to fetch job details from backend');
      if (first.ok && (first.value || !fallback)) return first.value;
      // The primary may have said "no such job", but the other one could have it.
      return askFallback<Job | null>((source) => source.find(id), jobPageText.failed);
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
