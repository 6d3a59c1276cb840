import { join } from 'node:path';
import type { Settings } from './start-site.ts';

/** A Saturday on which one of the jobs for tests has closed, and the others are open. */
export const testDay = new Date('2026-11-21T12:00:00Z');

/** Settings by which it is this moment now for a site, and time goes on from there. */
export const clockAt = (moment: Date): Settings => ({
  CLOCK_AHEAD_MS: String(moment.getTime() - Date.now()),
  NODE_OPTIONS: `--import=${join(import.meta.dirname, '../chaos/clock-ahead.ts')}`,
});
