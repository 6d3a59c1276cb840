import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 20;
/** Long enough that one long pause is no overload, and ten in a row are. */
const SAMPLE_MS = 1000;
/** A visitor feels a quarter of a second, and every request waits for it several times. */
const BUSY_MS = 250;

export interface EventLoopDelay {
  isBusy(): boolean;
  stop(): void;
}

export function watchEventLoopDelay({ busyMs = BUSY_MS } = {}): EventLoopDelay {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let isBusy = false;
  const timer = setInterval(() => {
    isBusy = delay.mean / 1e6 - RESOLUTION_MS > busyMs;
    delay.reset();
  }, SAMPLE_MS).unref();
  return {
    isBusy: () => isBusy,
    stop: () => {
      clearInterval(timer);
      delay.disable();
    },
  };
}
