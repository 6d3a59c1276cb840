import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { Site } from './start-site.ts';

export const LIVE_MEMORY = 'live memory in MB: ';

/** For Node, so that {@link liveMegabytes} can ask. */
export const SAYS_LIVE_MEMORY = `--import=${join(import.meta.dirname, 'says-live-memory.ts')}`;

/**
 * Memory of a site once all garbage is collected: a leak grows it, while what the system counts also grows with V8's
 * ease, which lets garbage lie as long as there is room.
 */
export async function liveMegabytes(site: Site): Promise<number> {
  const said = () => site.output().split(LIVE_MEMORY).slice(1);
  const before = said().length;
  process.kill(site.pid, 'SIGUSR2');
  for (let tries = 0; tries < 300; tries += 1) {
    const last = said()[before];
    if (last?.includes('\n')) return Math.round(Number.parseFloat(last));
    await after(100);
  }
  throw new Error('The site did not say what it holds.');
}
