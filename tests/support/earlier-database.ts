import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

const FIXTURES = join(import.meta.dirname, '../../server/store/fixtures');

/** The day on which the site that wrote these databases was the newest, the last one with `schema_migrations`. */
const VERSION = '2026-11-21';

/**
 * What both databases hold. A real site wrote them: it delivered the first enquiry and the job alert's mail, was
 * refused the recipients of the call request for good, lost its mail server, and was killed over the last enquiry.
 */
export const earlierDatabase = {
  /** After the last of its retries and leases. */
  later: new Date('2026-11-21T23:00:00Z'),
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
  limits: 14,
  seenJobs: 7,
};

/** Makes the SQLite database of an earlier version in a data folder. */
export function writeEarlierSqlite(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  const file = new DatabaseSync(join(dataDir, 'site.db'));
  file.exec('pragma journal_mode = wal');
  file.exec(readFixture('sqlite'));
  file.close();
}

/** Fills an empty PostgreSQL database as an earlier version left it. */
export async function writeEarlierPostgres(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(readFixture('postgres'));
  await client.end();
}

function readFixture(engine: 'sqlite' | 'postgres'): string {
  return readFileSync(join(FIXTURES, `${engine}-${VERSION}.sql`), 'utf8');
}
