// Measures how long a CV of 4.9 MB holds the site up for everybody else, from its upload to the mails that tell of it.
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { rightApplication } from '../../../tests/support/application-cases.ts';
import { large } from '../../../tests/support/application-form.ts';
import { asStarted } from '../../../tests/support/as-started.ts';
import { startPostgres } from '../../../tests/support/postgres.ts';
import { startSmtpServer } from '../../../tests/support/smtp-server.ts';
import { type Settings, type Site, startSite } from '../../../tests/support/start-site.ts';
import type { BenchmarkOptions, Measurement, Row } from '../report/measurement.ts';
import { median } from '../report/median.ts';

const MAILS = 2;
/** Long enough for what comes after the last mail. */
const REST_MS = 300;

type Held = { ms: number; processorMs: number };
type Arrived = (site: Site) => Promise<number>;

export async function* measure({ quick, runs }: BenchmarkOptions): AsyncGenerator<Measurement> {
  const count = runs ?? (quick ? 5 : 20);
  const smtp = await startSmtpServer();
  const postgres = await startPostgres();
  const bySmtp = { SMTP_URL: smtp.url };
  const received: Arrived = async () => smtp.received.length;
  const written: Arrived = async ({ dataDir }) =>
    (await readdir(join(dataDir, 'mail')).catch(() => [])).filter((name) => name.endsWith('.eml')).length;
  try {
    yield {
      title: 'How long a CV holds the site up',
      about: `The longest time in which the site’s event loop could answer nobody, of ${count} applications with a CV of 4.9 MB one after the other, each accepted, stored, read again and mailed; what of that it computed itself, which another program’s work does not disturb; and what the machine does to a site that is sent nothing. The first application also has the program compiled.`,
      rows: [
        await row('SQLite', 'SMTP', bySmtp, received, count),
        await row('SQLite', 'files', {}, written, count),
        await row(
          'PostgreSQL',
          'SMTP',
          { ...bySmtp, DATABASE_URL: await postgres.createDatabase() },
          received,
          count,
        ),
      ],
    };
  } finally {
    await postgres.stop();
    await smtp.close();
  }
}

async function row(
  store: string,
  mail: string,
  settings: Settings,
  arrived: Arrived,
  count: number,
): Promise<Row> {
  const watch = new URL('./stall-watch.ts', import.meta.url);
  const site = await startSite({
    RATE_LIMITS: 'off',
    ...asStarted(`--import=${watch}`),
    ...settings,
  });
  try {
    await wait(1000);
    const idle = await heldDuring(site, () => wait(2000));
    const each: Held[] = [];
    const first = await heldDuring(site, () => apply(site, arrived));
    while (each.length < count) {
      each.push(await heldDuring(site, () => apply(site, arrived)));
    }
    return {
      store,
      mail,
      'median ms': median(each.map(({ ms }) => ms)),
      'at most ms': Math.max(...each.map(({ ms }) => ms)),
      'computed, at most ms': Math.max(...each.map(({ processorMs }) => processorMs)),
      'computed, the first ms': first.processorMs,
      'sent nothing ms': idle.ms,
    };
  } finally {
    await site.stop();
  }
}

/** As another installation passes it on. */
async function apply(site: Site, arrived: Arrived): Promise<void> {
  const before = await arrived(site);
  const form = new FormData();
  for (const [field, value] of Object.entries(rightApplication)) form.set(field, value);
  form.set('resume', new File([new Uint8Array(large.buffer)], 'cv.pdf'));
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await fetch(`${site.url}/api/apply`, { method: 'POST', headers, body: form });
  if (!answer.ok) throw new Error(`The application was not taken: ${answer.status} ${await answer.text()}`);
  while ((await arrived(site)) < before + MAILS) await wait(10);
  await wait(REST_MS);
}

/** The longest that the loop was held, and the most that it computed at a time. */
async function heldDuring(site: Site, work: () => Promise<unknown>): Promise<Held> {
  const before = site.output().length;
  await work();
  const all = [
    ...site
      .output()
      .slice(before)
      .matchAll(/^held (\S+) (\S+)$/gm),
  ];
  const most = (index: number) => Math.max(0, ...all.map((match) => Number(match[index])));
  return { ms: most(1), processorMs: most(2) };
}
