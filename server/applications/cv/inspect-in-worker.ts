import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { cvMessages } from '#content/form-messages.yaml';
import { withTimeout } from '#domain/time/with-timeout.ts';
import type { CvVerdict } from './inspect-cv.ts';

/** Times what the largest sound file takes on a slow machine. */
const MAX_INSPECTION_MS = 5000;
/** Where a busy machine leaves the thread little time, it has as long again, so many times in all. */
const MAX_ROUNDS = 4;
const MAX_INSPECTION_MEGABYTES = 128;

interface InspectorOptions {
  program?: URL;
  maxMs?: number;
}

/**
 * Looks into files in a thread of its own, one at a time, so that nothing in a file holds up a visitor or ends the
 * process. What takes longer or more memory than any CV is too complex, and ends its thread. Never rejects.
 */
export function createInspector({
  program = new URL('./inspection-thread.ts', import.meta.url),
  maxMs = MAX_INSPECTION_MS,
}: InspectorOptions = {}): (bytes: Uint8Array) => Promise<CvVerdict> {
  const oneAtATime = pLimit(1);
  let thread: Worker | null = null;

  function start(): Worker {
    const started = new Worker(program, {
      resourceLimits: { maxOldGenerationSizeMb: MAX_INSPECTION_MEGABYTES },
    });
    // A thread that waits keeps no process from ending.
    started.unref();
    return started;
  }

  function inspect(bytes: Uint8Array): Promise<CvVerdict> {
    const worker = thread ?? start();
    thread = worker;
    const before = worker.cpuUsage().catch(() => undefined);
    /** In milliseconds of the thread’s own time; null if it does not say. */
    const worked = async () => {
      const usage = worker.cpuUsage(await before).catch(() => null);
      const used = await withTimeout(usage, maxMs, null);
      return used && (used.user + used.system) / 1000;
    };
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout;
      let isOver = false;
      const end = (verdict: CvVerdict) => {
        isOver = true;
        clearTimeout(timer);
        worker.off('message', end).off('error', giveUp).off('exit', giveUp);
        resolve(verdict);
      };
      const giveUp = () => {
        end({ kind: 'rejected', reason: 'too-complex', message: cvMessages['too-complex'] });
        thread = null;
        void worker.terminate();
      };
      const wait = (round: number) => {
        timer = setTimeout(async () => {
          const isAtWork = ((await worked()) ?? 0) > maxMs / 2;
          if (isOver) return;
          if (isAtWork || round === MAX_ROUNDS) giveUp();
          else wait(round + 1);
        }, maxMs);
      };
      wait(1);
      worker.on('message', end).on('error', giveUp).on('exit', giveUp);
      worker.postMessage(bytes);
    });
  }

  return (bytes) => oneAtATime(() => inspect(bytes));
}

export const inspectInWorker = createInspector();
