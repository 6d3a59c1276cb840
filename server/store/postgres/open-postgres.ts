import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Log } from '../../logging.ts';
import { type Database, DatabaseError, type Tables } from '../database.ts';

const BIGINT_TYPE = 20;

/** `migrate` holds a lock of the transaction. Kysely's own is one of the session, and outlives a failed transaction. */
class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

class Dialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new UnlockedAdapter();
  }
}

export async function openPostgres(url: string, log: Log, { readOnly = false } = {}): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'website',
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    // A server that hangs ends no statement itself.
    query_timeout: 16_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    types: {
      // Every bigint here is a time in milliseconds, far below the largest exact number.
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === BIGINT_TYPE && format !== 'binary' ? Number : pg.types.getTypeParser(type, format ?? 'text'),
    },
  });
  pool.on('error', (error) => log.warn({ code: errorCode(error) }, 'A connection to PostgreSQL was lost.'));
  // The pool listens to idle connections alone; one that is lost in use must not end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  if (readOnly)
    pool.on('connect', (client) => client.query('set default_transaction_read_only = on', () => {}));
  const query = new Kysely<Tables>({ dialect: new Dialect({ pool }) });
  try {
    await sql`select 1`.execute(query);
  } catch (error) {
    await query.destroy();
    throw new DatabaseError(
      `The PostgreSQL database of DATABASE_URL cannot be used (${errorCode(error)}). Check that it runs, and the name, user and password in DATABASE_URL.`,
      { cause: error },
    );
  }
  return {
    engine: 'postgres',
    query,
    async backup() {
      throw new DatabaseError(
        'The database is PostgreSQL: back it up with its own tool, pg_dump --format=custom --file=<backup file> "$DATABASE_URL", and restore with pg_restore --clean --if-exists --dbname="$DATABASE_URL" <backup file>.',
      );
    },
    async scrub() {},
    // Other instances may be anywhere: a dead one's claims are due when their leases have run out.
    joinDelivery: () => false,
    damage: () => null,
    close: () => query.destroy(),
  };
}

function errorCode(error: unknown): string {
  if (error instanceof Error && 'code' in error) return String(error.code);
  return 'no answer';
}
