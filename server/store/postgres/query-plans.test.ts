import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askedStatements } from '../../../tests/support/asked-statements.ts';
import { collectingLog } from '../../../tests/support/collecting-log.ts';
import { startPostgres, type TestPostgres } from '../../../tests/support/postgres.ts';
import { seed } from '../../../tests/support/seed-store.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import type { Store } from '../open-store.ts';
import { openPostgres } from './open-postgres.ts';

let postgres: TestPostgres;
let database: Database;

beforeAll(async () => {
  postgres = await startPostgres();
  database = await openPostgres(await postgres.createDatabase(), collectingLog());
  await migrate(database);
  await seed(database, { submissions: 20_000, due: 2000 }, new Date());
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
});

/** Pages of 8 kB that an operation reads, and tables that it reads from end to end. */
async function workOf(operation: (store: Store) => Promise<unknown>) {
  const asked = await askedStatements(database, operation);
  const lines: string[] = [];
  for (const query of asked) {
    const explain = CompiledQuery.raw(`explain (analyze, buffers, timing off) ${query.sql}`, [
      ...query.parameters,
    ]);
    const rolledBack = new Error('Nothing of this stays');
    const transaction = database.query.transaction().execute(async (once) => {
      const { rows } = await once.executeQuery<{ 'QUERY PLAN': string }>(explain);
      lines.push(...rows.map((row) => row['QUERY PLAN']));
      throw rolledBack;
    });
    await transaction.catch((error: unknown) => {
      if (error !== rolledBack) throw error;
    });
  }
  const scans = lines.filter((line) => /Seq Scan on (submissions|messages)\b/.test(line));
  const read = lines.map((line) => Number(/^ {2}Buffers: shared hit=(\d+)/.exec(line)?.[1] ?? 0));
  return { scans, pages: read.reduce((sum, pages) => sum + pages, 0) };
}

it.each<[string, (store: Store) => Promise<unknown>]>([
  [
    'finding the times that are full',
    ({ submissions }) => submissions.fullTimes('call-request', 1, new Date()),
  ],
  ['taking the next message', ({ outbox }) => outbox.claim(4, 1000)],
  ['marking it sent', ({ outbox }) => outbox.finish('x')],
  ['listing the newest', ({ submissions }) => submissions.find({ limit: 10 })],
  ['listing one kind', ({ submissions }) => submissions.find({ kind: 'application', limit: 10 })],
  ['finding one by its reference', ({ submissions }) => submissions.find({ key: 'WF-7', limit: 1 })],
  ['finding those of an address', ({ submissions }) => submissions.find({ email: 'person7@example.org' })],
  [
    'finding what is due for deletion',
    ({ submissions }) => submissions.find({ dueBefore: new Date(), limit: 50 }),
  ],
  ['erasing', ({ submissions }) => submissions.erase(['x'])],
  ['listing messages', ({ outbox }) => outbox.list({ limit: 10 })],
  ['listing stuck messages', ({ outbox }) => outbox.list({ status: 'stuck', limit: 10 })],
])('%s reads a handful of pages of twenty thousand submissions', async (_, operation) => {
  const { scans, pages } = await workOf(operation);
  expect(scans).toEqual([]);
  expect(pages).toBeLessThan(200);
});
