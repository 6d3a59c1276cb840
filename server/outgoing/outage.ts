import type { Log } from '../logging.ts';

export interface Outage {
  /** Logged if it is the first since the service was well. */
  failed(facts: object, sentence: string): void;
  worked(): void;
  isOn(): boolean;
}

interface OutageOptions {
  log: Log;
  over: string;
  level?: 'warn' | 'error';
  now?: () => number;
}

/** A service that fails now and then would fill the log: it is well again after this long without a failure. */
const SETTLED_MS = 60_000;

/** The log says once that a service is away and once that it is back, however many ask it in between. */
export function createOutage(options: OutageOptions): Outage {
  const { log, over, level = 'warn', now = () => performance.now() } = options;
  let lastFailure: number | null = null;
  let workedSince = false;
  const isSettled = () => lastFailure === null || now() - lastFailure >= SETTLED_MS;
  return {
    failed(facts, sentence) {
      if (lastFailure === null || (workedSince && isSettled())) log[level](facts, sentence);
      lastFailure = now();
      workedSince = false;
    },
    worked() {
      workedSince = true;
      if (lastFailure === null || !isSettled()) return;
      lastFailure = null;
      log.info(over);
    },
    isOn: () => lastFailure !== null,
  };
}
