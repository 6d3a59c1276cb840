import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../server/store/database.ts';
import { loadMigrations, migrate } from '../../server/store/migrate.ts';
import { openPostgres } from '../../server/store/postgres/open-postgres.ts';
import { openSqlite } from '../../server/store/sqlite/open-sqlite.ts';
import { collectingLog } from './collecting-log.ts';

const ROWS = join(import.meta.dirname, '../../server/store/fixtures/rows-2026-11-24.sql');

/** As the site of 24 November 2026 had its tables. */
const RELEASED_TABLES = 4;

/**
 * A real site wrote the rows: it delivered the first enquiry and the job alert's mail, was refused the recipients of
 * the call request for good, lost its mail server, and was killed over the last enquiry.
 */
export const earlierDatabase = {
  /** After the last of its retries and leases. */
  later: new Date('2026-11-24T23:00:00Z'),
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

export async function writeEarlierSqlite(dataDir: string, version = RELEASED_TABLES): Promise<void> {
  await fill(await openSqlite(dataDir), version);
}

export async function writeEarlierPostgres(databaseUrl: string, version = RELEASED_TABLES): Promise<void> {
  await fill(await openPostgres(databaseUrl, collectingLog()), version);
}

async function fill(database: Database, version: number): Promise<void> {
  const { engine, query } = database;
  await migrate(database, loadMigrations(engine).slice(0, version));
  for (const row of readFileSync(ROWS, 'utf8').trim().split('\n')) {
    const bytes = engine === 'postgres' ? /\bX'([\da-f]+)'/i : /$^/;
    await sql.raw(row.replace(bytes, String.raw`'\x$1'`)).execute(query);
  }
  await database.close();
}
