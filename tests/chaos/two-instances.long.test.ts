import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { twoInstances } from './two-instances.ts';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

it('two processes on one PostgreSQL deliver a thousand messages together, and none twice', {
  timeout: 180_000,
}, async () => {
  const databaseUrl = await postgres.createDatabase();
  const { figures, broken } = await twoInstances({ databaseUrl, messages: 1000 });
  expect(broken).toEqual([]);
  expect(figures['by the first']).toBeGreaterThan(0);
  expect(figures['by the second']).toBeGreaterThan(0);
});
