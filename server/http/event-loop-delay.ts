const INTERVAL_MS = 100;
/** So much of each new look counts: one long pause is no overload, ten in a row are. */
const WEIGHT = 0.2;
/** A visitor feels a quarter of a second, and every request waits for it several times. */
const BUSY_MS = 250;

export interface EventLoopDelay {
  isBusy(): boolean;
  stop(): void;
}

/** Looks ten times a second how late the process gets to its work, and smooths what it sees. */
export function watchEventLoopDelay({ busyMs = BUSY_MS } = {}): EventLoopDelay {
  let smoothed = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    const late = Math.max(0, now - last - INTERVAL_MS);
    smoothed += WEIGHT * (late - smoothed);
    last = now;
  }, INTERVAL_MS).unref();
  return { isBusy: () => smoothed > busyMs, stop: () => clearInterval(timer) };
}
