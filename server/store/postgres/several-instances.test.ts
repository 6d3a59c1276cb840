import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { collectingLog } from '../../../tests/support/collecting-log.ts';
import { startPostgres, type TestPostgres } from '../../../tests/support/postgres.ts';
import { runScript } from '../../../tests/support/run-script.ts';
import { sampleSubmission } from '../../../tests/support/sample-submission.ts';
import { openStore } from '../open-store.ts';
import { openPostgres } from './open-postgres.ts';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const options = { dataDir: '/never-used', referencePrefix: 'AB' };

describe('several instances on one PostgreSQL', () => {
  it('deliver a thousand messages, and none twice', async () => {
    const databaseUrl = await postgres.createDatabase();
    const store = await openStore({ ...options, databaseUrl, log: collectingLog() });
    onTestFinished(() => store.close());
    const messages = () => Array.from({ length: 100 }, () => ({ channel: 'mail' as const, payload: {} }));
    await Promise.all(
      Array.from({ length: 10 }, () => store.submissions.save(sampleSubmission({ messages }))),
    );

    const scripts = [1, 2].map(() => runScript('tests/support/store/deliver-until-empty.ts', [databaseUrl]));
    expect(await Promise.all(scripts.map(({ ended }) => ended))).toEqual([0, 0]);
    const delivered = scripts.map((script) => script.lines());
    expect(delivered.map(({ length }) => length > 0)).toEqual([true, true]);
    expect(delivered.flat()).toHaveLength(1000);
    expect(new Set(delivered.flat()).size).toBe(1000);
    expect(await store.outbox.list({ status: 'sent' })).toHaveLength(1000);
  });

  it('go on after the database has dropped their connections', async () => {
    const databaseUrl = await postgres.createDatabase();
    const log = collectingLog();
    const store = await openStore({ ...options, databaseUrl, log });
    const operator = await openPostgres(databaseUrl, collectingLog());
    onTestFinished(async () => {
      await Promise.all([store.close(), operator.close()]);
    });
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'website' and pid <> pg_backend_pid()`.execute(operator.query);
    await expect
      .poll(() => log.lines)
      .toContainEqual(
        expect.objectContaining({ level: 'warn', text: 'A connection to PostgreSQL was lost.' }),
      );
    expect(await store.submissions.save(sampleSubmission())).toMatchObject({ repeated: false });
  });

  it('are told in words when the database cannot be reached, without the password', async () => {
    const databaseUrl = 'postgres://site:hushhush@127.0.0.1:1/site';
    const refusal = await openStore({ ...options, databaseUrl, log: collectingLog() }).catch(String);
    expect(refusal).toContain('DATABASE_URL cannot be used (ECONNREFUSED)');
    expect(refusal).not.toContain('hushhush');
  });

  it('say how PostgreSQL is backed up', async () => {
    const databaseUrl = await postgres.createDatabase();
    const store = await openStore({ ...options, databaseUrl, log: collectingLog() });
    onTestFinished(() => store.close());
    await expect(store.backup('anything')).rejects.toThrow('pg_dump');
  });
});
