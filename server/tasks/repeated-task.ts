import type { Log } from '../logging.ts';
import { redact } from '../outgoing/redact.ts';

export interface RepeatedTask {
  /** Does it once; the signal asks it to end early. */
  run(signal: AbortSignal): Promise<unknown>;
  /** How long after the start it runs first, and how long after each run again, in milliseconds. */
  firstMs: number;
  everyMs: number;
  /** How long after a failure it is tried again, in milliseconds. */
  retryMs: number;
  /** The line in the log where it failed. */
  failure: string;
  log: Log;
  /** From 0 up to 1, for the jitter. */
  random?: () => number;
}

/** Does a task again and again until it is stopped. Instances started together drift apart. */
export function repeatTask({ random = Math.random, ...task }: RepeatedTask) {
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
    /** Ends when what is under way has ended. */
    async stop(): Promise<void> {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
