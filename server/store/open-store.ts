import { createHmac, randomBytes } from 'node:crypto';
import type { Outbox } from '../delivery/outbox.ts';
import type { Limiter } from '../limits/limits.ts';
import type { Log } from '../logging.ts';
import type { RetentionRuns } from '../retention/retention.ts';
import type { SecretFor } from '../submissions/signed-text.ts';
import type { SubmissionStore } from '../submissions/submission-store.ts';
import { copyStore } from './copy-store.ts';
import { type Database, DatabaseError } from './database.ts';
import { createDatabaseLimiter } from './database-limiter.ts';
import { createInstallationTimes } from './installation-times.ts';
import { createDatabaseNotices } from './messages/database-notices.ts';
import { createDatabaseQueue } from './messages/database-queue.ts';
import { createMessageStates } from './messages/message-states.ts';
import { expectCurrent, migrate } from './migrate.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { createDatabaseRetentionRuns } from './retention-runs.ts';
import { createDatabaseSeenJobs, type SeenJobs } from './seen-jobs.ts';
import { openSqlite, openSqliteToRead } from './sqlite/open-sqlite.ts';
import { createDatabaseSubmissions } from './submissions/database-submissions.ts';
import { createReference } from './submissions/reference.ts';

export interface StoreOptions {
  dataDir: string;
  databaseUrl: string | null;
  referencePrefix: string;
  log: Log;
  now?: () => Date;
  /** The site alone changes tables; another program finds them as it expects them, or says so. */
  access?: 'site' | 'write' | 'read';
}

export interface Store {
  submissions: SubmissionStore;
  outbox: Outbox;
  limits: Limiter;
  seenJobs: SeenJobs;
  retentionRuns: RetentionRuns;
  lastBackup(): Promise<Date | null>;
  secretFor: SecretFor;
  /** Rejects on PostgreSQL with what to do instead. */
  backup(path: string): Promise<void>;
  /** Rejects if the database cannot be written to just now, or was found damaged. */
  health(): Promise<void>;
  close(): Promise<void>;
}

/** @throws DatabaseError if the database cannot be used as it is */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { access = 'site' } = options;
  const database = await openDatabase(options, access === 'read');
  try {
    if (access === 'site') await migrate(database);
    else await expectCurrent(database);
    return await createStore(database, options);
  } catch (error) {
    await database.close();
    throw error;
  }
}

const BACKED_UP = 'backed-up';

/** Copies tables of any version. Rejects on PostgreSQL with what to do instead. */
export async function backupStore(options: StoreLocation, path: string): Promise<void> {
  const database = await openDatabase(options, true);
  await database.backup(path).finally(() => database.close());
  await noteBackup(options).catch(() => options.log.warn('The time of the backup could not be noted.'));
}

async function noteBackup(options: StoreLocation): Promise<void> {
  const database = await openDatabase(options, false);
  const noted = createInstallationTimes(database).write(BACKED_UP, new Date());
  await noted.finally(() => database.close());
}

/** To an empty PostgreSQL, while nothing uses SQLite. @returns how many submissions @throws DatabaseError if either cannot be used so */
export async function copyToPostgres({ dataDir, databaseUrl, log }: StoreLocation): Promise<number> {
  if (databaseUrl === null)
    throw new DatabaseError('Set DATABASE_URL to the address of an empty PostgreSQL.');
  const source = await openSqliteToRead(dataDir, { alone: true });
  try {
    await expectCurrent(source);
    const target = await openPostgres(databaseUrl, log);
    return await copyStore(source, target).finally(() => target.close());
  } finally {
    await source.close();
  }
}

type StoreLocation = Pick<StoreOptions, 'dataDir' | 'databaseUrl' | 'log'>;

async function openDatabase(
  { databaseUrl, dataDir, log }: StoreLocation,
  readOnly: boolean,
): Promise<Database> {
  if (databaseUrl !== null) return openPostgres(databaseUrl, log, { readOnly });
  return readOnly ? openSqliteToRead(dataDir) : openSqlite(dataDir);
}

export async function createStore(
  database: Database,
  { referencePrefix, now = () => new Date() }: Pick<StoreOptions, 'referencePrefix' | 'now'>,
): Promise<Store> {
  const secretFor = await loadSecret(database);
  return {
    submissions: createDatabaseSubmissions({
      database,
      createReference: () => createReference(referencePrefix),
      now,
    }),
    outbox: {
      ...createDatabaseQueue({ database, now }),
      ...createDatabaseNotices({ database, now }),
      ...createMessageStates({ database, now }),
    },
    limits: createDatabaseLimiter({ database, secret: secretFor('limits'), now }),
    seenJobs: createDatabaseSeenJobs({ database, now }),
    retentionRuns: createDatabaseRetentionRuns(database),
    lastBackup: () => createInstallationTimes(database).read(BACKED_UP),
    secretFor,
    backup: (path) => database.backup(path),
    async health() {
      const damage = database.damage();
      if (damage) throw damage;
      const probe = { name: 'written', value: now().toISOString() };
      await database.query
        .insertInto('installation')
        .values(probe)
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: probe.value }))
        .execute();
    },
    close: () => database.close(),
  };
}

async function loadSecret({ query }: Database): Promise<SecretFor> {
  const stored = query.selectFrom('installation').select('value').where('name', '=', 'secret');
  if (!(await stored.executeTakeFirst())) {
    await query
      .insertInto('installation')
      .values({ name: 'secret', value: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const { value } = await stored.executeTakeFirstOrThrow();
  const master = Buffer.from(value, 'base64url');
  return (purpose) => createHmac('sha256', master).update(purpose).digest();
}
