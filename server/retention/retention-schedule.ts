import type { Log } from '../logging.ts';
import type { Retention } from './retention.ts';

interface Options {
  retention: Retention;
  log: Log;
  /** From 0 up to 1, for the jitter. */
  random?: () => number;
}

const minute = 60_000;
const hour = 60 * minute;

/** Starts the daily deletion: first some minutes after the start, then every day, an hour after a failure. */
export function scheduleRetention({ retention, log, random = Math.random }: Options) {
  const stopping = new AbortController();
  let timer = setTimeout(runNow, minute + random() * 4 * minute).unref();
  let running = Promise.resolve();

  function runNow(): void {
    running = runOnce();
  }

  async function runOnce(): Promise<void> {
    let next = 24 * hour;
    try {
      await retention.run(stopping.signal);
    } catch (error) {
      log.error(
        { reason: error instanceof Error ? error.message : 'unknown' },
        'The daily deletion failed; it is tried again in an hour.',
      );
      next = hour;
    }
    // Instances started together drift apart.
    if (!stopping.signal.aborted) timer = setTimeout(runNow, next + random() * 10 * minute).unref();
  }

  return {
    /** Ends after the batch that is under way. */
    async stop(): Promise<void> {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
