import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { rollingRestart } from './rolling-restart.ts';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

it('instances that are restarted one after the other fail no request', { timeout: 180_000 }, async () => {
  const databaseUrl = await postgres.createDatabase();
  const { figures, broken } = await rollingRestart({ databaseUrl, seed: 20_261_122 });
  expect(broken).toEqual([]);
  expect(figures['pages read']).toBeGreaterThan(0);
  expect(figures['submissions acknowledged']).toBeGreaterThan(10);
});
