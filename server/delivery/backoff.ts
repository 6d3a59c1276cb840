const MINUTE_MS = 60_000;
const MAX_DELAY_MS = 120 * MINUTE_MS;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;
/** A day's, for a message that the staff had tried again after a week. */
const MIN_ATTEMPTS = 19;

/** 1, 2, 4 … 64 minutes and then every two hours; jitter keeps messages that failed together apart. */
export function backoffDelay(attempt: number, random: () => number = Math.random): number {
  const delay = Math.min(MINUTE_MS * 2 ** (attempt - 1), MAX_DELAY_MS);
  return Math.round(delay * (0.75 + random() * 0.5));
}

export function isExhausted(attempt: number, ageMs: number): boolean {
  return attempt >= MIN_ATTEMPTS && ageMs >= WEEK_MS;
}
