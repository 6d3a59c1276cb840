import { setTimeout as wait } from 'node:timers/promises';
import { freePorts } from '../support/free-ports.ts';
import { type Nginx, startNginx } from '../support/nginx.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { distinct } from './aftermath.ts';
import { createForms } from './forms.ts';
import { brokenPromises, countForms, MAILS_PER_SUBMISSION, readRecords } from './promises.ts';
import { seededRandom } from './random.ts';
import { type Readers, startReaders } from './readers.ts';
import { inFolder, type Report } from './report.ts';
import { sendForm } from './send-form.ts';
import { createUnsteadySite, type UnsteadySite, until, untilAllCame } from './unsteady-site.ts';
import { startVisitors, type Visitors } from './visitors.ts';

interface SeveralMachinesOptions {
  databaseUrl: string;
  seed: number;
  instances?: number;
  /** Counts how often one of them is killed, and for how long this goes on. */
  everyMs?: number;
  forMs?: number;
}

const GRACE_MS = 1000;
/** Longer than the lease of a message that a killed instance had under way: the others cannot know that it is dead. */
const LEASE_MS = 330_000;
/** Each form's limit for one client, whichever instance it meets. */
const MAX_SUBMISSIONS = 20;

/** Instances on one PostgreSQL behind the machine's nginx: killed, then restarted in turn, under load. */
export function severalMachines(options: SeveralMachinesOptions): Promise<Report> {
  const { databaseUrl, seed, instances = 3, everyMs = 5000, forMs = 60_000 } = options;
  return inFolder(async () => {
    const smtp = await startSmtpServer();
    const ports = await freePorts(instances);
    const nginx = await startNginx({ instances: ports });
    const sites = ports.map((port) =>
      createUnsteadySite({
        DATABASE_URL: databaseUrl,
        SMTP_URL: smtp.url,
        PORT: String(port),
        PUBLIC_URL: nginx.url,
        SAMPLES: 'shown',
        TRUST_PROXY: '127.0.0.1',
        STOP_GRACE_MS: String(GRACE_MS),
      }),
    );
    try {
      // All at once on an empty database: one of them makes the tables.
      await Promise.all(sites.map((site) => site.start()));
      const visitors = startVisitors({ address: () => nginx.url, seed, manyAddresses: true });
      const readers = startReaders(nginx.url, 4);
      const kills = await killInTurn(sites, { everyMs, forMs });
      const unreadWhileKilled = readers.failed.length;
      const restart = await restartInTurn({ sites, ports, nginx, readers, visitors });
      await Promise.all([readers.leave(), visitors.leave()]);
      const { acknowledged, strange, unanswered } = visitors.visits;
      const forms = countForms(acknowledged);
      await untilAllCame(() => distinct(smtp), MAILS_PER_SUBMISSION * forms, LEASE_MS);
      const records = await readRecords(databaseUrl);
      // Anything sent after this is no part of it.
      const received = [...smtp.received];
      const limited = await limitedTogether(sites, nginx.url);
      return {
        figures: {
          seed,
          instances,
          'of them killed': kills,
          'pages read': readers.read,
          'of these not, while killed': unreadWhileKilled,
          'forms unanswered, while killed': unanswered - restart.unanswered,
          'submissions acknowledged': forms,
          'submissions stored': records.submissions.length,
          'mails received': received.length,
          'of these once more': received.length - distinct({ received }),
          'taken of one client under limits': limited,
        },
        broken: [
          ...strange,
          ...restart.broken,
          ...brokenPromises({ acknowledged, received, records }),
          ...(limited === MAX_SUBMISSIONS
            ? []
            : [`${limited} forms of one client were taken, not ${MAX_SUBMISSIONS}`]),
        ],
      };
    } finally {
      await Promise.all(sites.map((site) => site.end('SIGKILL')));
      await Promise.all([nginx.close(), smtp.close()]);
    }
  });
}

async function killInTurn(sites: UnsteadySite[], { everyMs, forMs }: { everyMs: number; forMs: number }) {
  const end = performance.now() + forMs;
  let kills = 0;
  while (performance.now() < end) {
    await wait(everyMs);
    const site = sites[kills % sites.length];
    await site?.end('SIGKILL');
    await site?.start();
    kills += 1;
  }
  return kills;
}

interface Restart {
  sites: UnsteadySite[];
  ports: number[];
  nginx: Nginx;
  readers: Readers;
  visitors: Visitors;
}

/** As docs/operations.md says for nginx, which does not ask `/readyz` by itself. */
async function restartInTurn({ sites, ports, nginx, readers, visitors: { visits } }: Restart) {
  const before = {
    failed: readers.failed.length,
    refused: visits.refused.length,
    unanswered: visits.unanswered,
    busy: visits.busy,
  };
  for (const [index, site] of sites.entries()) {
    await nginx.takeOut(ports[index] ?? 0);
    await site.end('SIGTERM');
    await site.start();
    await nginx.takeOut();
    const acknowledged = visits.acknowledged.length;
    await until(() => visits.acknowledged.length > acknowledged + 5);
  }
  const unanswered = visits.unanswered - before.unanswered;
  const busy = visits.busy - before.busy;
  return {
    unanswered,
    broken: [
      ...readers.failed.slice(before.failed).map((failure) => `while restarted: ${failure}`),
      ...visits.refused.slice(before.refused).map(({ path }) => `while restarted: ${path} was refused`),
      ...(busy === 0 ? [] : [`while restarted: ${busy} forms were put off`]),
      ...(unanswered === 0 ? [] : [`while restarted: ${unanswered} forms were not answered`]),
    ],
  };
}

/** Counts how many of thirty messages of one client are taken by all instances together. */
async function limitedTogether(sites: UnsteadySite[], url: string): Promise<number> {
  await Promise.all(
    sites.map(async (site) => {
      await site.end('SIGTERM');
      site.change({ RATE_LIMITS: 'on' });
      await site.start();
    }),
  );
  const nextForm = createForms(seededRandom(1));
  const outcomes = await Promise.all(Array.from({ length: 30 }, () => sendForm(nextForm(0), url)));
  return outcomes.filter(({ status }) => status === 'acknowledged').length;
}
