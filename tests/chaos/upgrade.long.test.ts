import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeEarlierPostgres, writeEarlierSqlite } from '../support/earlier-database.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { upgrade } from './upgrade.ts';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const places = {
  'a data folder': async () => {
    const dataDir = temporaryFolder();
    await writeEarlierSqlite(dataDir);
    return { dataDir, databaseUrl: null };
  },
  'a PostgreSQL database': async () => {
    const databaseUrl = await postgres.createDatabase();
    await writeEarlierPostgres(databaseUrl);
    return { dataDir: temporaryFolder(), databaseUrl };
  },
};

it.each(Object.entries(places))(
  'a site started on %s of an earlier version delivers what was pending and loses nothing',
  {
    timeout: 180_000,
  },
  async (_, make) => {
    const { figures, broken } = await upgrade(await make());
    expect(broken).toEqual([]);
    expect(figures['mails received']).toBeGreaterThanOrEqual(8);
  },
);
