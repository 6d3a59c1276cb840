import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { londonMoment } from '../../domain/time/london-time.ts';
import { type Settings, type Site, startSite } from './start-site.ts';

/** A site that lives through several days in a moment; its address and its data stay. */
export interface SiteOfDays {
  site: Site;
  /** Stops it, and starts it at noon on the next day. */
  nextDay(): Promise<void>;
  close(): Promise<void>;
}

const HOUR = 3_600_000;
const clockAhead = join(import.meta.dirname, '../chaos/clock-ahead.ts');

/** Starts a site at the next noon in London, by its clock. */
export async function startSiteOfDays(settings: Settings): Promise<SiteOfDays> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  let aheadMs = untilNoon();
  const start = (port: string) =>
    startSite({
      ...settings,
      PORT: port,
      DATA_DIR: dataDir,
      CLOCK_AHEAD_MS: String(aheadMs),
      NODE_OPTIONS: `--import=${clockAhead}`,
    });
  const site = await start('0');
  let running = site;
  return {
    site,
    async nextDay() {
      await running.stop();
      aheadMs += 24 * HOUR;
      running = await start(new URL(site.url).port);
    },
    async close() {
      await running.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Some seconds are lost at each start: a minute later it is still noon. */
function untilNoon(): number {
  const { minutes } = londonMoment(new Date());
  return (((12 * 60 - minutes + 24 * 60) % (24 * 60)) + 1) * 60_000;
}
