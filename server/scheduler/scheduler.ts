import { type Log, redact } from '../logging.ts';

export interface Schedule {
  firstMs: number;
  everyMs: number;
  retryMs: number;
  failure: string;
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;

export const RETENTION_SCHEDULE: Schedule = {
  firstMs: 120 * SECOND,
  everyMs: 24 * HOUR,
  retryMs: HOUR,
  failure: 'The daily deletion failed; it is tried again in an hour.',
};

/** Soon, so that the jobs of the first day are known before anybody asks for new ones. */
export const JOB_ALERT_SCHEDULE: Schedule = {
  firstMs: SECOND,
  everyMs: HOUR / 2,
  retryMs: HOUR / 4,
  failure: 'The look for new jobs failed; it is tried again in a quarter of an hour.',
};

/** Within the time for which an old list is still shown (`CACHE_TIMES.jobs`), so that no visitor waits for a new one. */
export const JOB_REFRESH_SCHEDULE: Schedule = {
  firstMs: 240 * SECOND,
  everyMs: 300 * SECOND,
  retryMs: 300 * SECOND,
  failure: 'The list of jobs could not be renewed; it is tried again in five minutes.',
};

/** Within minutes of when each is due: the morning letter, and what became of an application. */
export const FOLLOW_UP_SCHEDULE: Schedule = {
  firstMs: 300 * SECOND,
  everyMs: 120 * SECOND,
  retryMs: 120 * SECOND,
  failure: 'What waits for an answer could not be looked through; it is tried again in two minutes.',
};

export const BUSY_TIMES_SCHEDULE: Schedule = {
  firstMs: SECOND / 2,
  everyMs: 300 * SECOND,
  retryMs: 300 * SECOND,
  failure: 'The calendar of busy times could not be renewed; it is tried again in five minutes.',
};

export const RETURNS_SCHEDULE: Schedule = {
  firstMs: 10 * SECOND,
  everyMs: 60 * SECOND,
  retryMs: 120 * SECOND,
  failure: 'Returned mails could not all be read; they are tried again in two minutes.',
};

export const SECOND_PLACE_SCHEDULE: Schedule = {
  firstMs: 10 * SECOND,
  everyMs: 240 * SECOND,
  retryMs: 240 * SECOND,
  failure: 'The second place could not be brought up to date; it is tried again in four minutes.',
};

interface Options extends Schedule {
  run(signal: AbortSignal): Promise<unknown>;
  log: Log;
  random?: () => number;
}

/** Instances that are started together drift apart. */
export function runPeriodically({ random = Math.random, ...task }: Options) {
  const stopping = new AbortController();
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  function runIn(milliseconds: number): void {
    timer = setTimeout(() => {
      running = runOnce();
    }, milliseconds).unref();
  }

  async function runOnce(): Promise<void> {
    let next = task.everyMs;
    try {
      await task.run(stopping.signal);
    } catch (error) {
      task.log.error({ reason: redact(error) }, task.failure);
      next = task.retryMs;
    }
    if (!stopping.signal.aborted) runIn(next + (random() * task.everyMs) / 100);
  }

  runIn(task.firstMs + random() * task.firstMs);
  return {
    async stop(): Promise<void> {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
