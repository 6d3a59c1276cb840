// Measures what one, two and four processes on one PostgreSQL bear, behind the nginx of docs/operations.

import { asStarted } from '../../../tests/support/as-started.ts';
import { startNginx } from '../../../tests/support/nginx.ts';
import { startPostgres } from '../../../tests/support/postgres.ts';
import { type Site, startSite } from '../../../tests/support/start-site.ts';
import { bear } from '../contenders/wrk.ts';
import type { BenchmarkOptions, Measurement, Row } from '../report/measurement.ts';

const COUNTS = [1, 2, 4];
const CONNECTIONS = 20;
const enquiry =
  'firstName=Ann&lastName=Lee&email=ann%40example.org&phone=&service=home&message=Good+morning.+My+father+comes+home+on+Friday.+Number+{n}';
const routes = [
  { route: 'finished', asked: { path: '/' } },
  { route: 'a search', asked: { path: '/careers?q=care&fresh={n}' } },
  { route: 'form', asked: { path: '/contact', body: enquiry } },
];

export async function* measure({ quick }: BenchmarkOptions): AsyncGenerator<Measurement> {
  const postgres = await startPostgres();
  const rows: Row[] = [];
  try {
    for (const count of COUNTS)
      rows.push(...(await together(count, await postgres.createDatabase(), quick ? 1 : 4)));
  } finally {
    await postgres.stop();
  }
  yield {
    title: 'What several processes bear',
    about: `One, two and four processes on one PostgreSQL, behind nginx with the configuration of docs/operations, asked over ${CONNECTIONS} connections. All of it, and those who ask, share the machine’s cores: it shows what more processes cost where there are no more cores, and what they bring where there are.`,
    rows,
  };
}

async function together(count: number, database: string, seconds: number): Promise<Row[]> {
  const sites: Site[] = [];
  const start = () =>
    startSite({
      DATABASE_URL: database,
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      TRUST_PROXY: '127.0.0.1',
      ...asStarted(),
    });
  try {
    while (sites.length < count) sites.push(await start());
    const nginx = await startNginx({ instances: sites.map(({ url }) => Number(new URL(url).port)) });
    const rows: Row[] = [];
    try {
      for (const { route, asked } of routes) {
        const load = {
          url: nginx.url,
          pids: sites.map(({ pid }) => pid),
          asked,
          connections: CONNECTIONS,
        };
        await bear({ ...load, seconds: 1 });
        const { perSecond, p50Ms, p99Ms, failed, megabytes } = await bear({ ...load, seconds });
        rows.push({
          processes: count,
          route,
          'requests/s': Math.round(perSecond),
          'p50 ms': p50Ms,
          'p99 ms': p99Ms,
          MB: megabytes,
          failed,
        });
      }
    } finally {
      await nginx.close();
    }
    return rows;
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
  }
}
