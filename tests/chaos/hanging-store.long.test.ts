import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { KINDS_OF_FORMS } from './forms.ts';
import { hangingStore } from './hanging-store.ts';

const options = { forms: 2 * KINDS_OF_FORMS, seed: 20_261_125 };

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

it('a PostgreSQL that is stopped by a signal lets no form wait', { timeout: 60_000 }, async () => {
  const databaseUrl = await postgres.createDatabase();
  expect((await hangingStore({ ...options, databaseUrl })).broken).toEqual([]);
});

it('nor applications, few of which are in memory at once', { timeout: 60_000 }, async () => {
  const databaseUrl = await postgres.createDatabase();
  const { broken } = await hangingStore({ ...options, databaseUrl, applicationsAlone: true });
  expect(broken).toEqual([]);
});

it('nor does a lock that another program holds on SQLite', { timeout: 60_000 }, async () => {
  expect((await hangingStore({ ...options, databaseUrl: null })).broken).toEqual([]);
});
