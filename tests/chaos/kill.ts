import { startSmtpServer } from '../support/smtp-server.ts';
import { aftermath } from './aftermath.ts';
import { seededRandom } from './random.ts';
import { inFolder, type Report } from './report.ts';
import { createUnsteadySite, killAgainAndAgain } from './unsteady-site.ts';
import { startVisitors } from './visitors.ts';

interface KillOptions {
  kills: number;
  seed: number;
  databaseUrl?: string;
}

/**
 * Longer than any message waits by itself: on PostgreSQL nobody can tell that a claim is orphaned but by its lease of
 * five minutes, and on SQLite a message that was under way at kill after kill comes back later each time.
 */
const PAUSE_MS = 330_000;

/** Kills the site at random moments while visitors send forms and mail leaves, and starts it again each time. */
export function kill({ kills, seed, databaseUrl }: KillOptions): Promise<Report> {
  return inFolder(async (dataDir) => {
    const random = seededRandom(seed);
    const smtp = await startSmtpServer();
    const site = createUnsteadySite({
      DATA_DIR: dataDir,
      SMTP_URL: smtp.url,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    });
    try {
      const visitors = startVisitors({ address: site.address, seed });
      await killAgainAndAgain(site, {
        kills,
        random,
        acknowledged: () => visitors.visits.acknowledged.length,
      });
      await site.start();
      const { figures, broken } = await aftermath({
        site,
        visitors,
        smtp,
        dataDir: () => databaseUrl ?? dataDir,
        pauseMs: PAUSE_MS,
      });
      return { figures: { seed, kills, ...figures }, broken: [...broken, ...site.errors()] };
    } finally {
      await site.end('SIGKILL');
      await smtp.close();
    }
  });
}
