const FIRST_DELAY_MS = 60_000;
const MAX_DELAY_MS = 2 * 60 * 60_000;
/** 1, 2, 4 … 64 minutes and then every two hours: the last attempt comes about 24 hours after the first. */
const MAX_ATTEMPTS = 19;

/** @returns null if the message needs a person; jitter keeps messages that failed together apart */
export function backoffDelay(attempt: number, random: () => number = Math.random): number | null {
  if (attempt >= MAX_ATTEMPTS) return null;
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), MAX_DELAY_MS);
  return Math.round(delay * (0.75 + random() * 0.5));
}
