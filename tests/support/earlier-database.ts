import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../server/store/database.ts';
import { loadMigrations, migrate } from '../../server/store/migrate.ts';
import { openPostgres } from '../../server/store/postgres/open-postgres.ts';
import { openSqlite } from '../../server/store/sqlite/open-sqlite.ts';
import { collectingLog } from './collecting-log.ts';

const FIXTURES = join(import.meta.dirname, '../../server/store/fixtures');

/** How many migrations each released version had, and a moment after the last of its rows' retries and leases. */
export const RELEASES = {
  '0.1.0': { tables: 4, later: new Date('2026-11-24T23:00:00Z'), outcome: undefined },
  '0.2.0': { tables: 6, later: new Date('2026-11-28T23:00:00Z'), outcome: 'answered' },
} as const;

export type Release = keyof typeof RELEASES;

export const releases = Object.keys(RELEASES) as Release[];

/**
 * A real site of each version wrote the rows: it delivered the first enquiry and the job alert's mail, was refused the
 * recipients of the call request for good, lost its mail server, and was killed over the last enquiry.
 */
export const earlierDatabase = {
  newestFirst: [
    'enquiry',
    'application',
    'event-registration',
    'area-notice',
    'call-request',
    'job-alert',
    'job-alert-request',
    'enquiry',
  ],
  messages: { sent: 3, stuck: 2, due: 6, claimed: 2 },
  limits: 15,
  seenJobs: 7,
};

/** @param tables fewer than the version had, for the data of one that was never released */
export async function writeEarlierSqlite(
  dataDir: string,
  release: Release,
  tables: number = RELEASES[release].tables,
): Promise<void> {
  await fill(await openSqlite(dataDir), release, tables);
}

export async function writeEarlierPostgres(
  databaseUrl: string,
  release: Release,
  tables: number = RELEASES[release].tables,
): Promise<void> {
  await fill(await openPostgres(databaseUrl, collectingLog()), release, tables);
}

async function fill(database: Database, release: Release, tables: number): Promise<void> {
  const { engine, query } = database;
  await migrate(database, loadMigrations(engine).slice(0, tables));
  const rows = readFileSync(join(FIXTURES, `rows-${release}.sql`), 'utf8');
  for (const row of rows.trim().split('\n')) {
    const bytes = engine === 'postgres' ? /\bX'([\da-f]+)'/i : /$^/;
    await sql.raw(row.replace(bytes, String.raw`'\x$1'`)).execute(query);
  }
  await database.close();
}
