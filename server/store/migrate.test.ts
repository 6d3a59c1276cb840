import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { startPostgres, type TestPostgres } from '../../tests/support/postgres.ts';
import { runScript } from '../../tests/support/run-script.ts';
import { sampleSubmission } from '../../tests/support/sample-submission.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import type { Database } from './database.ts';
import { expectCurrent, loadMigrations, migrate } from './migrate.ts';
import { createStore } from './open-store.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const places = {
  sqlite: async () => {
    const dataDir = temporaryFolder();
    return async () => openSqlite(dataDir);
  },
  postgres: async () => {
    const url = await postgres.createDatabase();
    return () => openPostgres(url, collectingLog());
  },
};

async function opened(open: () => Promise<Database>): Promise<Database> {
  const database = await open();
  onTestFinished(() => database.close());
  return database;
}

const versionOf = ({ name }: { name: string }) => Number.parseInt(name, 10);

async function versions({ query }: Database): Promise<number[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    query,
  );
  return rows.map(versionOf);
}

describe.each(['sqlite', 'postgres'] as const)('migrations on %s', (engine) => {
  const known = loadMigrations(engine).map(versionOf);

  it('make the tables from nothing, and change nothing the second time', async () => {
    const database = await opened(await places[engine]());
    expect(await migrate(database)).toBe(known.at(-1));
    expect(await migrate(database)).toBe(known.at(-1));
    expect(await versions(database)).toEqual(known);
  });

  it('run once if several instances start at the same moment', async () => {
    const open = await places[engine]();
    const databases = await Promise.all([1, 2, 3, 4].map(() => opened(open)));
    await Promise.all(databases.map((database) => migrate(database)));
    expect(await versions(await opened(open))).toEqual(known);
  });

  it('keep what was stored before', async () => {
    const database = await opened(await places[engine]());
    await migrate(database, loadMigrations(engine).slice(0, 1));
    const early =
      await sql`insert into submissions values ('1', 'AB-1', 'enquiry', 'k', null, '{}', 1, 2)`.execute(
        database.query,
      );
    expect(early.numAffectedRows).toBe(1n);
    await migrate(database);
    const store = await createStore(database, { referencePrefix: 'AB' });
    await store.submissions.save(sampleSubmission());
    expect(await store.submissions.find({ key: '1' })).toHaveLength(1);
  });

  it('leave nothing half done if one fails', async () => {
    const database = await opened(await places[engine]());
    const broken = { name: '999-broken', statements: ['create table half (a integer)', 'nonsense'] };
    await expect(migrate(database, [...loadMigrations(engine), broken])).rejects.toThrow('nonsense');
    await migrate(database);
    await expect(sql`select * from half`.execute(database.query)).rejects.toThrow();
  });

  it('leave tables alone to which a newer version has added, and the site works with them', async () => {
    const database = await opened(await places[engine]());
    const added = [
      {
        name: '998-add-colour',
        statements: ["alter table submissions add column colour text not null default 'red'"],
      },
      { name: '999-add-table', statements: ['create table extra (a integer)'] },
    ];
    await migrate(database, [...loadMigrations(engine), ...added]);
    await migrate(database);
    await expectCurrent(database);
    const store = await createStore(database, { referencePrefix: 'AB' });
    await store.submissions.save(sampleSubmission());
    expect(await store.submissions.find({})).toHaveLength(1);
  });

  it('refuse tables that no released version made, and leave them as they are', async () => {
    const database = await opened(await places[engine]());
    await sql`create table submissions (id text)`.execute(database.query);
    await expect(migrate(database)).rejects.toThrow(/cannot be upgraded/);
    await expect(expectCurrent(database)).rejects.toThrow(/cannot be upgraded/);
    await expect(versions(database)).rejects.toThrow();
  });

  it('refuse tables of a newer version of the site', async () => {
    const database = await opened(await places[engine]());
    const future = { name: '999-future', statements: [] };
    await migrate(database, [...loadMigrations(engine), future]);
    await expect(migrate(database)).rejects.toThrow(
      /newer version of the site \(its tables are at version 999/,
    );
  });
});

const ADDS = /^(?:create (?:table|index) |alter table \w+\s+add column )/i;
const CHANGES = /\b(?:unique|constraint|check|drop|rename)\b|not null(?! default)/i;

describe('migrations', () => {
  it.each(['sqlite', 'postgres'] as const)('that are called additions do nothing else on %s', (engine) => {
    const additions = loadMigrations(engine).filter(({ name }) => /^\d+-add-/.test(name));
    for (const statement of additions.flatMap(({ statements }) => statements)) {
      expect(statement).toMatch(ADDS);
      if (/^alter/i.test(statement)) expect(statement).not.toMatch(CHANGES);
    }
  });

  it('are the same for both engines, numbered without a gap', () => {
    const files = (engine: string) => readdirSync(join(import.meta.dirname, 'migrations', engine)).sort();
    expect(files('postgres')).toEqual(files('sqlite'));
    expect(loadMigrations('sqlite').map(versionOf)).toEqual(files('sqlite').map((_, index) => index + 1));
  });

  it('run once if several processes make the same SQLite file', async () => {
    const dataDir = temporaryFolder();
    const scripts = [1, 2, 3, 4].map(() =>
      runScript('tests/support/store/save-without-pause.ts', [dataDir, '5']),
    );
    expect(await Promise.all(scripts.map(({ ended }) => ended))).toEqual([0, 0, 0, 0]);
    expect(scripts.map((script) => script.errors()).join('')).toBe('');
    const store = await createStore(await opened(async () => openSqlite(dataDir)), { referencePrefix: 'AB' });
    expect(await store.submissions.find({})).toHaveLength(20);
  });
});
