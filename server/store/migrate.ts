import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Database, DatabaseError, type Engine, type Tables } from './database.ts';

export interface Migration {
  version: number;
  name: string;
  statements: string[];
}

interface MigrationLog {
  schema_migrations: { version: number; name: string; applied_at: string };
}

/** Any number that nothing else in the same database uses for an advisory lock. */
const lockKey = 7_203_155_801;

/**
 * Brings the tables to the newest version: plain SQL, forwards only, all of it in one transaction under a lock,
 * so that several instances may start at once.
 *
 * @returns the version the tables are now at
 * @throws DatabaseError where a newer version of the site has already changed the tables
 */
export async function migrate(
  database: Database,
  migrations: Migration[] = loadMigrations(database.engine),
): Promise<number> {
  const newest = migrations.at(-1)?.version ?? 0;
  await database.query.transaction().execute(async (transaction) => {
    if (database.engine === 'postgres') {
      await sql`set local statement_timeout = 0`.execute(transaction);
      await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(transaction);
    }
    const log = transaction as unknown as Kysely<MigrationLog>;
    const current = await currentVersion(log);
    if (current > newest) throw newerError(current, newest);
    for (const migration of migrations) {
      if (migration.version > current) await apply(migration, transaction, log);
    }
  });
  return newest;
}

/** The migrations of an engine, oldest first, as their files are named: `001-submissions.sql`. */
export function loadMigrations(engine: Engine): Migration[] {
  const folder = join(import.meta.dirname, 'migrations', engine);
  return readdirSync(folder)
    .sort()
    .map((file) => ({
      version: Number.parseInt(file, 10),
      name: file.replace(/^\d+-|\.sql$/g, ''),
      statements: readFileSync(join(folder, file), 'utf8')
        .split(/;\s*$/m)
        .map((statement) => statement.trim())
        .filter((statement) => statement !== ''),
    }));
}

export function newerError(found: number, known: number): DatabaseError {
  return new DatabaseError(
    `The database was written by a newer version of the site (its tables are at version ${found}, this program knows ${known}). ` +
      'Start that newer version again, or restore a backup that was made before the update.',
  );
}

async function currentVersion(log: Kysely<MigrationLog>): Promise<number> {
  await sql`create table if not exists schema_migrations (version integer primary key, name text not null, applied_at text not null)`.execute(
    log,
  );
  const row = await log
    .selectFrom('schema_migrations')
    .select(({ fn }) => fn.max('version').as('version'))
    .executeTakeFirst();
  return row?.version ?? 0;
}

async function apply(migration: Migration, transaction: Transaction<Tables>, log: Kysely<MigrationLog>) {
  for (const statement of migration.statements) await sql.raw(statement).execute(transaction);
  await log
    .insertInto('schema_migrations')
    .values({ version: migration.version, name: migration.name, applied_at: new Date().toISOString() })
    .execute();
}
