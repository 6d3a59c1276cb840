import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { cvMessages } from '#content/form-messages.yaml';
import type { CvVerdict } from './inspect-cv.ts';

/** Times what the largest sound file takes on a slow machine. */
const MAX_INSPECTION_MS = 5000;
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
    return new Promise((resolve) => {
      const end = (verdict: CvVerdict) => {
        clearTimeout(timer);
        worker.off('message', end).off('error', giveUp).off('exit', giveUp);
        resolve(verdict);
      };
      const giveUp = () => {
        end({ kind: 'rejected', reason: 'too-complex', message: cvMessages['too-complex'] });
        thread = null;
        void worker.terminate();
      };
      const timer = setTimeout(giveUp, maxMs);
      worker.on('message', end).on('error', giveUp).on('exit', giveUp);
      worker.postMessage(bytes);
    });
  }

  return (bytes) => oneAtATime(() => inspect(bytes));
}

export const inspectInWorker = createInspector();
