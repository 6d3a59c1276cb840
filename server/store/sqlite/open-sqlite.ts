import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { type Database, DatabaseError, type Tables } from '../database.ts';
import { backupSqlite } from './backup-sqlite.ts';
import { type DeliveryMembership, joinDelivery, lockSqlite } from './locks.ts';
import { createSqliteDialect } from './sqlite-dialect.ts';

export function sqlitePath(dataDir: string): string {
  return join(dataDir, 'site.db');
}

export function openSqlite(dataDir: string): Database {
  makeDataDir(dataDir);
  return locked(dataDir, openFile);
}

/** The file that is there, which nothing can be written to. */
export function openSqliteToRead(dataDir: string): Database {
  return locked(dataDir, openFileToRead);
}

function locked(dataDir: string, open: (path: string) => DatabaseSync): Database {
  const unlock = lockSqlite(dataDir, 'shared');
  try {
    return sqliteDatabase(open(sqlitePath(dataDir)), sqlitePath(dataDir), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

export function sqliteDatabase(connection: DatabaseSync, path: string, unlock = () => {}): Database {
  const query = new Kysely<Tables>({ dialect: createSqliteDialect(connection) });
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
    async close() {
      await query.destroy();
      leaveDelivery();
      unlock();
    },
  };
}

function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // Personal data is for the site's own user: SQLite gives its other files the mode of this one.
    closeSync(openSync(sqlitePath(dataDir), 'a', 0o600));
  } catch (error) {
    throw unusableError(sqlitePath(dataDir), error);
  }
}

function openFile(path: string): DatabaseSync {
  const connection = new DatabaseSync(path, { timeout: 5000 });
  try {
    setUp(connection);
    checkSound(connection, path);
    // From here on the process has other things to do than to stand still: see `whileBusy`.
    connection.exec('pragma busy_timeout = 0');
    return connection;
  } catch (error) {
    connection.close();
    if (error instanceof DatabaseError) throw error;
    throw isDamage(error) ? damagedError(path, error) : unusableError(path, error);
  }
}

function openFileToRead(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  } catch (error) {
    throw isDamage(error) ? damagedError(path, error) : unusableError(path, error);
  }
}

function setUp(connection: DatabaseSync): void {
  connection.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma secure_delete = on;
    pragma journal_size_limit = 67108864;
    pragma trusted_schema = off;
  `);
}

export function checkSound(connection: DatabaseSync, path: string): void {
  const verdict = connection.prepare('pragma quick_check(1)').get();
  if (verdict?.quick_check !== 'ok') throw damagedError(path);
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
