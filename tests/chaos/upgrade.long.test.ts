import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backupSqlite } from '../../server/store/sqlite/backup-sqlite.ts';
import { restoreSqlite } from '../../server/store/sqlite/restore-sqlite.ts';
import {
  type Release,
  releases,
  writeEarlierPostgres,
  writeEarlierSqlite,
} from '../support/earlier-database.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { upgrade } from './upgrade.ts';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const places = {
  'a data folder': async (release: Release) => {
    const dataDir = temporaryFolder();
    await writeEarlierSqlite(dataDir, release);
    return { dataDir, databaseUrl: null };
  },
  'a backup that was restored': async (release: Release) => {
    const [before, dataDir] = [temporaryFolder(), temporaryFolder()];
    await writeEarlierSqlite(before, release);
    const from = join(before, 'backup.db');
    await backupSqlite(join(before, 'site.db'), from);
    await restoreSqlite({ dataDir, from, replace: false, now: new Date() });
    return { dataDir, databaseUrl: null };
  },
  'a PostgreSQL database': async (release: Release) => {
    const databaseUrl = await postgres.createDatabase();
    await writeEarlierPostgres(databaseUrl, release);
    return { dataDir: temporaryFolder(), databaseUrl };
  },
};

describe.each(releases)('of version %s', (release) => {
  it.each(Object.entries(places))(
    '%s is carried on by this one: what was pending is delivered once, and nothing is lost',
    { timeout: 180_000 },
    async (_, make) => {
      const { figures, broken } = await upgrade(await make(release));
      expect(broken).toEqual([]);
      expect(figures['mails received']).toBeGreaterThanOrEqual(8);
    },
  );
});
