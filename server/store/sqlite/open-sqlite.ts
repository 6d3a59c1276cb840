import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { type Database, DatabaseError, type Tables } from '../database.ts';
import { makeFolder } from '../make-folder.ts';
import { backupSqlite } from './backup-sqlite.ts';
import { type DeliveryMembership, joinDelivery, lockSqlite } from './locks.ts';
import { connectSqlite, type OpenedFile } from './sqlite-connection.ts';
import { createSqliteDialect } from './sqlite-dialect.ts';

/** While another program writes, statements are tried again (`createBusyRetry`), so that no program has to wait its turn out. */
const SET_UP = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma secure_delete = on;
  pragma journal_size_limit = 67108864;
  pragma trusted_schema = off;
  pragma busy_timeout = 0;
`;

export function sqlitePath(dataDir: string): string {
  return join(dataDir, 'site.db');
}

export async function openSqlite(dataDir: string): Promise<Database> {
  makeDataDir(dataDir);
  return openLocked(dataDir, { readOnly: false, setUp: SET_UP }, checkSound);
}

/** @param alone if nothing else may use it until it is closed */
export async function openSqliteToRead(dataDir: string, { alone = false } = {}): Promise<Database> {
  const access = { readOnly: true, setUp: '', alone };
  return openLocked(dataDir, access, (query) => sql`select 1`.execute(query));
}

async function openLocked(
  dataDir: string,
  { alone = false, ...access }: Omit<OpenedFile, 'path'> & { alone?: boolean },
  check: (query: Kysely<Tables>, path: string) => Promise<unknown>,
): Promise<Database> {
  const path = sqlitePath(dataDir);
  const database = sqliteDatabase({ path, ...access }, lockSqlite(dataDir, alone ? 'alone' : 'shared'));
  try {
    await check(database.query, path);
    return database;
  } catch (error) {
    await database.close();
    if (error instanceof DatabaseError) throw error;
    throw isDamage(error) ? damagedError(path, error) : unusableError(path, error);
  }
}

function sqliteDatabase(file: OpenedFile, unlock: () => void): Database {
  const { path } = file;
  let damage: DatabaseError | null = null;
  const noteDamage = (error: unknown) => {
    if (isDamage(error)) damage ??= damagedError(path, error);
  };
  const query = new Kysely<Tables>({ dialect: createSqliteDialect(() => connectSqlite(file), noteDamage) });
  let membership: DeliveryMembership | null = null;
  const leaveDelivery = () => {
    membership?.leave();
    membership = null;
  };
  return {
    engine: 'sqlite',
    query,
    backup: (target) => backupSqlite(path, target),
    async scrub() {
      // While somebody is reading this does nothing, and the next writes do it.
      await sql`pragma wal_checkpoint(truncate)`.execute(query);
    },
    joinDelivery() {
      leaveDelivery();
      membership = joinDelivery(path);
      return membership.alone;
    },
    damage: () => damage,
    async close() {
      await query.destroy();
      leaveDelivery();
      unlock();
    },
  };
}

function makeDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    // Personal data is for the site's own user: SQLite gives its other files the mode of this one.
    closeSync(openSync(sqlitePath(dataDir), 'a', 0o600));
  } catch (error) {
    throw unusableError(sqlitePath(dataDir), error);
  }
}

export async function checkSound(query: Kysely<Tables>, path: string): Promise<void> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(query);
  if (rows[0]?.quick_check !== 'ok') throw damagedError(path);
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
export function isDamage(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && [11, 26].includes(Number(error.errcode) % 256);
}

function damagedError(path: string, cause?: unknown): DatabaseError {
  return new DatabaseError(
    `The database file ${path} is damaged or is not a database. Nothing was changed in it. ` +
      'Restore the newest backup with: npm run staff -- restore <backup file> --replace (the damaged file is kept beside it).',
    { cause },
  );
}

function unusableError(path: string, cause: unknown): DatabaseError {
  const reason = cause instanceof Error ? cause.message : 'for no known reason';
  return new DatabaseError(
    `The database file ${path} cannot be written (${reason}). Check that the user who runs the site may write in that folder and that the disk is not full, or set DATA_DIR to another folder.`,
    { cause },
  );
}
