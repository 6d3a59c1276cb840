import { Worker } from 'node:worker_threads';

export interface Range {
  from: number;
  until: number;
}

export interface Period {
  start: number;
  end: number;
  /** Set for an event that may be an appointment of this site. */
  uid?: string;
}

export type CalendarAnswer =
  | { kind: 'parsed'; periods: Period[] /** How many events could not be read. */; unread: number }
  | { kind: 'failed'; reason: string };

/** Never rejects. */
export type ReadCalendar = (text: string, range: Range) => Promise<CalendarAnswer>;

const MAX_PARSING_MS = 20_000;
const MAX_PARSING_MEGABYTES = 256;

interface ReaderOptions {
  program?: URL;
  maxMs?: number;
}

/** Reads in a thread of its own, so that no calendar, however large or hostile, holds up a visitor or ends the process. */
export function createCalendarReader({
  program = new URL('./calendar-thread.ts', import.meta.url),
  maxMs = MAX_PARSING_MS,
}: ReaderOptions = {}): ReadCalendar {
  return (text, range) =>
    new Promise((resolve) => {
      const worker = new Worker(program, {
        workerData: { text, range },
        resourceLimits: { maxOldGenerationSizeMb: MAX_PARSING_MEGABYTES },
      });
      worker.unref();
      const end = (answer: CalendarAnswer) => {
        clearTimeout(timer);
        resolve(answer);
        void worker.terminate();
      };
      const tooComplex = () => end({ kind: 'failed', reason: 'too-complex' });
      const timer = setTimeout(tooComplex, maxMs).unref();
      worker.once('message', end).once('error', tooComplex).once('exit', tooComplex);
    });
}
