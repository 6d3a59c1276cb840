// Measures what visitors wait for while a hundred thousand mails leave, as after a night in which the mail server was away.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../../server/store/database.ts';
import { migrate } from '../../../server/store/migrate.ts';
import { openPostgres } from '../../../server/store/postgres/open-postgres.ts';
import { openSqlite } from '../../../server/store/sqlite/open-sqlite.ts';
import { asStarted } from '../../../tests/support/as-started.ts';
import { collectingLog } from '../../../tests/support/collecting-log.ts';
import { startPostgres } from '../../../tests/support/postgres.ts';
import { seed } from '../../../tests/support/seed-store.ts';
import { startSmtpServer, type TestSmtpServer } from '../../../tests/support/smtp-server.ts';
import { type Settings, startSite } from '../../../tests/support/start-site.ts';
import { ANSWERING_CORE, bear } from '../contenders/wrk.ts';
import type { BenchmarkOptions, Measurement, Row } from '../report/measurement.ts';

const QUEUES = [0, 100_000];
const QUICK_QUEUES = [0, 2000];
/** As many as read at the same time on a busy day. */
const CONNECTIONS = 2;
const routes = [
  { route: 'finished', asked: { path: '/' } },
  { route: 'a search', asked: { path: '/careers?q=care&fresh={n}' } },
];

const mail = JSON.stringify({
  to: { address: 'office@example.org' },
  replyTo: { name: 'Dora Ash', address: 'dora@example.org' },
  subject: 'A message from the website',
  html: '<p>My father comes home on Friday.</p>'.repeat(50),
  text: 'My father comes home on Friday.\n'.repeat(50),
  calendar: null,
  withFile: false,
  unsubscribeUrl: null,
  templateParams: null,
});

export async function* measure({ quick }: BenchmarkOptions): AsyncGenerator<Measurement> {
  const smtp = await startSmtpServer();
  const postgres = await startPostgres();
  const rows: Row[] = [];
  try {
    for (const queued of quick ? QUICK_QUEUES : QUEUES) {
      const dataDir = await mkdtemp(join(tmpdir(), 'mails-'));
      await fill(await openSqlite(dataDir), queued);
      rows.push(...(await drain('SQLite', queued, { DATA_DIR: dataDir }, smtp, quick)));
      await rm(dataDir, { recursive: true });
      const url = await postgres.createDatabase();
      await fill(await openPostgres(url, collectingLog()), queued);
      rows.push(...(await drain('PostgreSQL', queued, { DATABASE_URL: url }, smtp, quick)));
    }
  } finally {
    await postgres.stop();
    await smtp.close();
  }
  yield {
    title: 'What visitors wait for while mails leave',
    about: `${CONNECTIONS} visitors who ask again as soon as they are answered, for some seconds, while none or 100,000 mails wait; the site has one core, and the other is for those who ask and for a real mail server, which counts what arrives meanwhile.`,
    rows,
  };
}

async function fill(database: Database, queued: number): Promise<void> {
  await migrate(database);
  if (queued > 0) {
    await seed(database, { submissions: queued, due: queued, payload: mail }, new Date());
  }
  await database.close();
}

async function drain(
  store: string,
  queued: number,
  settings: Settings,
  smtp: TestSmtpServer,
  quick: boolean,
): Promise<Row[]> {
  const pinned = ['taskset', '-c', String(ANSWERING_CORE)];
  const site = await startSite(
    {
      ...settings,
      SMTP_URL: smtp.url,
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      ...asStarted(),
    },
    pinned,
  );
  const seconds = quick ? 1 : 5;
  const rows: Row[] = [];
  try {
    for (const { route, asked } of routes) {
      const load = { url: site.url, pids: [site.pid], asked, connections: CONNECTIONS };
      await bear({ ...load, seconds: 1 });
      const before = smtp.received.length;
      const borne = await bear({ ...load, seconds });
      rows.push({
        store,
        queued,
        route,
        'requests/s': Math.round(borne.perSecond),
        'p50 ms': borne.p50Ms,
        'p99 ms': borne.p99Ms,
        'mails/s': Math.round((smtp.received.length - before) / seconds),
        MB: borne.megabytes,
        failed: borne.failed,
      });
      smtp.received.length = 0;
    }
  } finally {
    await site.stop();
  }
  return rows;
}
