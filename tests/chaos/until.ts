import { setTimeout as wait } from 'node:timers/promises';

/** Waits until it is so, or no longer than it may; answers whether it is so. */
export async function until(isSo: () => boolean, patienceMs = 30_000): Promise<boolean> {
  const end = performance.now() + patienceMs;
  while (!isSo()) {
    if (performance.now() > end) return false;
    await wait(20);
  }
  return true;
}
