import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Migration as KyselyMigration, Migrator } from 'kysely/migration';
import { type Database, DatabaseError, type Engine, type Tables } from './database.ts';

export interface Migration {
  name: string;
  statements: string[];
}

const MIGRATION_TABLE = 'kysely_migration';

interface AppliedMigration {
  name: string;
}

/** Any number that nothing else in the same database uses for an advisory lock. */
const LOCK_KEY = 7_203_155_801;

/** In one transaction under a lock, as several instances may start at once. @throws DatabaseError if a newer version changed the tables otherwise than by additions */
export async function migrate(
  { engine, query }: Database,
  migrations: Migration[] = loadMigrations(engine),
): Promise<number> {
  await query.transaction().execute(async (transaction) => {
    if (engine === 'postgres') await lockPostgres(transaction);
    const applied = await appliedMigrations(transaction, engine);
    if (applied && isNewer(applied, migrations)) return;
    await migrateToLatest(transaction, engine, migrations);
  });
  return newestVersion(migrations);
}

/** @throws DatabaseError, saying both versions, unless the tables are as this program expects them */
export async function expectCurrent(
  { engine, query }: Database,
  migrations: Migration[] = loadMigrations(engine),
): Promise<void> {
  const applied = (await appliedMigrations(query, engine)) ?? [];
  if (isNewer(applied, migrations)) return;
  const [found, known] = [newestVersion(applied), newestVersion(migrations)];
  if (found === known) return;
  throw new DatabaseError(
    `The tables of the database are at version ${found}, and this program expects version ${known}. They were left as they are. ` +
      'Use this command from the version of the site that is running, or start this version of the site first: it brings the tables up to date.',
  );
}

export function loadMigrations(engine: Engine): Migration[] {
  const folder = join(import.meta.dirname, 'migrations', engine);
  return readdirSync(folder)
    .sort()
    .map((file) => ({
      name: file.replace(/\.sql$/, ''),
      statements: readFileSync(join(folder, file), 'utf8')
        .split(/;\s*$/m)
        .map((statement) => statement.trim())
        .filter((statement) => statement !== ''),
    }));
}

/** @returns null if the database has no tables of the site. @throws DatabaseError if it has some that no released version made */
export async function appliedMigrations(
  query: Kysely<Tables>,
  engine: Engine,
): Promise<AppliedMigration[] | null> {
  if (await hasTable(query, engine, MIGRATION_TABLE))
    return (await sql<AppliedMigration>`select name from ${sql.table(MIGRATION_TABLE)}`.execute(query)).rows;
  if (!(await hasTable(query, engine, 'submissions'))) return null;
  throw new DatabaseError(
    'The database has tables that no released version of the site made: it is of a trial from before version 0.1.0, or of another program. ' +
      'It was left as it is, and cannot be upgraded. Name another place in DATA_DIR or DATABASE_URL, or restore a backup of a released version.',
  );
}

async function hasTable(query: Kysely<Tables>, engine: Engine, name: string): Promise<boolean> {
  const { rows } = await (engine === 'postgres'
    ? sql`select 1 where to_regclass(${name}) is not null`
    : sql`select 1 from sqlite_schema where name = ${name}`
  ).execute(query);
  return rows.length > 0;
}

/** A version before works beside these: after an update that does not start it goes on. */
const ADDITION = /^\d+-add-/;

/** True if a newer version has only added to the tables. @throws DatabaseError if it has changed them otherwise */
export function isNewer(applied: AppliedMigration[], migrations: Migration[]): boolean {
  const known = newestVersion(migrations);
  const unknown = applied.filter((migration) => newestVersion([migration]) > known);
  if (unknown.every(({ name }) => ADDITION.test(name))) return unknown.length > 0;
  throw new DatabaseError(
    `The database was written by a newer version of the site (its tables are at version ${newestVersion(applied)}, this program knows ${known}). ` +
      'Start that newer version again, or restore a backup that was made before the update.',
  );
}

async function lockPostgres(transaction: Transaction<Tables>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction);
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`.execute(transaction);
}

async function migrateToLatest(
  transaction: Transaction<Tables>,
  engine: Engine,
  migrations: Migration[],
): Promise<void> {
  const migrator = new Migrator({
    db: transaction,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(migrations.map(({ name, statements }) => [name, toKysely(statements)])),
    },
    // Otherwise Kysely takes a table of that name in any schema for its own.
    migrationTableSchema: engine === 'postgres' ? await currentSchema(transaction) : undefined,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

function toKysely(statements: string[]): KyselyMigration {
  return {
    async up(query) {
      for (const statement of statements) await sql.raw(statement).execute(query);
    },
  };
}

async function currentSchema(transaction: Transaction<Tables>): Promise<string | undefined> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(transaction);
  return rows[0]?.schema;
}

function newestVersion(migrations: { name: string }[]): number {
  return Math.max(0, ...migrations.map(({ name }) => Number.parseInt(name, 10)));
}
