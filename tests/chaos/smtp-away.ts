import { join } from 'node:path';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts';
import type { Settings } from '../support/start-site.ts';
import { aftermath } from './aftermath.ts';
import { seededRandom } from './random.ts';
import { inFolder, type Report } from './report.ts';
import { createUnsteadySite, killAgainAndAgain } from './unsteady-site.ts';
import { startVisitors } from './visitors.ts';

interface SmtpAwayOptions {
  /** In three equal parts: nothing listens, nobody answers, all is well. */
  kills: number;
  seed: number;
  /** True if the site's clock jumps ahead when the mail server is back, instead of a wait of some minutes. */
  clockAhead: boolean;
}

const HOUR_MS = 3_600_000;
const MAX_WAIT_MS = 10 * 60_000;

/** The mail server refuses, then hangs, then is there, while the site is killed and visitors send forms. */
export function smtpAway({ kills, seed, clockAhead }: SmtpAwayOptions): Promise<Report> {
  return inFolder(async (dataDir) => {
    const random = seededRandom(seed);
    const { port, url } = await freedAddress();
    const site = createUnsteadySite({ DATA_DIR: dataDir, SMTP_URL: url });
    const visitors = startVisitors({ address: site.address, seed });
    const acknowledged = () => visitors.visits.acknowledged.length;
    const part = { kills: Math.ceil(kills / 3), random, acknowledged };
    await killAgainAndAgain(site, part);
    const smtp = await startSmtpServer({ port });
    try {
      smtp.behave('hang');
      await killAgainAndAgain(site, part);
      const early = mailsSoFar(smtp);
      const without = acknowledged();
      smtp.behave('accept');
      if (clockAhead) site.change(ahead);
      await killAgainAndAgain(site, part);
      await site.start();
      const pauseMs = clockAhead ? undefined : MAX_WAIT_MS;
      const { figures, broken } = await aftermath({
        site,
        visitors,
        smtp,
        dataDir: () => dataDir,
        pauseMs,
      });
      return {
        figures: {
          seed,
          kills: 3 * part.kills,
          'acknowledged without mail server': without,
          ...figures,
        },
        broken: [...early, ...broken, ...site.errors()],
      };
    } finally {
      await site.end('SIGKILL');
      await smtp.close();
    }
  });
}

const ahead: Settings = {
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'clock-ahead.ts')}`,
  CLOCK_AHEAD_MS: String(HOUR_MS),
};

function mailsSoFar({ received }: TestSmtpServer): string[] {
  return received.length === 0 ? [] : [`${received.length} mails left while nobody took any`];
}

async function freedAddress(): Promise<{ port: number; url: string }> {
  const { port, url, close } = await startSmtpServer();
  await close();
  return { port, url };
}
