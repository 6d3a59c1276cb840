import { freePorts } from '../support/free-ports.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { startBalancer } from './balancer.ts';
import { brokenPromises, countForms, MAILS_PER_SUBMISSION, readRecords } from './promises.ts';
import { startReaders } from './readers.ts';
import { inFolder, type Report } from './report.ts';
import { createUnsteadySite, until } from './unsteady-site.ts';
import { startVisitors } from './visitors.ts';

interface RollingRestartOptions {
  databaseUrl: string;
  seed: number;
}

/** Long enough for the balancer to ask several times, on a slow machine too. */
const GRACE_MS = 2500;

/** Two instances behind a load balancer are stopped and started in turn, while visitors read and send forms. */
export function rollingRestart({ databaseUrl, seed }: RollingRestartOptions): Promise<Report> {
  return inFolder(async () => {
    const smtp = await startSmtpServer();
    const ports = await freePorts(2);
    const sites = ports.map((port) =>
      createUnsteadySite({
        DATABASE_URL: databaseUrl,
        SMTP_URL: smtp.url,
        PORT: String(port),
        STOP_GRACE_MS: String(GRACE_MS),
        TRUST_PROXY: '127.0.0.1',
      }),
    );
    await Promise.all(sites.map((site) => site.start()));
    const balancer = await startBalancer(ports.map((port) => `http://127.0.0.1:${port}`));
    const all = () => balancer.ready() === sites.length;
    try {
      await until(all);
      const visitors = startVisitors({ address: () => balancer.url, seed, count: 2 });
      const readers = startReaders(balancer.url);
      const { acknowledged, refused, strange } = visitors.visits;
      const exitCodes: (number | null)[] = [];
      for (const site of sites) {
        const before = acknowledged.length;
        await until(() => acknowledged.length > before + 2);
        exitCodes.push(await site.end('SIGTERM'));
        await site.start();
        // As an operator does: the next one is stopped when this one is back.
        await until(all);
        await until(() => acknowledged.length > before + 6);
      }
      await Promise.all([readers.leave(), visitors.leave()]);
      const forms = countForms(acknowledged);
      await until(() => smtp.received.length >= MAILS_PER_SUBMISSION * forms);
      exitCodes.push(...(await Promise.all(sites.map((site) => site.end('SIGTERM')))));
      const records = await readRecords(databaseUrl);
      return {
        figures: { seed, 'pages read': readers.read, 'submissions acknowledged': forms },
        broken: [
          ...readers.failed,
          ...strange,
          ...refused.map(({ path }) => `${path}: refused`),
          ...(visitors.visits.busy === 0 ? [] : [`${visitors.visits.busy} forms were put off`]),
          ...(visitors.visits.unanswered === 0
            ? []
            : [`${visitors.visits.unanswered} forms were not answered`]),
          ...brokenPromises({ acknowledged, received: smtp.received, records, exitCodes }),
          ...sites.flatMap((site) => site.errors()),
        ],
      };
    } finally {
      await balancer.close();
      await Promise.all(sites.map((site) => site.end('SIGKILL')));
      await smtp.close();
    }
  });
}
