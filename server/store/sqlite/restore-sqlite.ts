import { closeSync, existsSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { DatabaseError, type Tables } from '../database.ts';
import { makeFolder } from '../make-folder.ts';
import { appliedMigrations, isNewer, loadMigrations } from '../migrate.ts';
import { nameCopy, sealCopy } from './backup-sqlite.ts';
import { lockSqlite } from './locks.ts';
import { checkSound, isDamage, sqlitePath } from './open-sqlite.ts';
import { connectSqlite } from './sqlite-connection.ts';
import { createSqliteDialect } from './sqlite-dialect.ts';

interface RestoreOptions {
  dataDir: string;
  from: string;
  replace: boolean;
  now: Date;
}

/** @returns where the old database is kept, or null. @throws DatabaseError if it is in use, or may not be replaced */
export async function restoreSqlite({ dataDir, from, replace, now }: RestoreOptions): Promise<string | null> {
  const path = sqlitePath(dataDir);
  makeFolder(dataDir);
  const unlock = lockSqlite(dataDir, 'alone');
  try {
    if (existsSync(path) && !replace) {
      throw new DatabaseError(`There is a database at ${path}. To put it aside and restore, add --replace.`);
    }
    const unfinished = `${path}.unfinished`;
    await copyBackup(from, unfinished);
    sealCopy(unfinished);
    const aside = keepAside(path, `${path}.replaced-${now.toISOString().replace(/\D/g, '').slice(0, 14)}`);
    nameCopy(unfinished, path);
    return aside;
  } finally {
    unlock();
  }
}

async function copyBackup(from: string, unfinished: string): Promise<void> {
  if (!existsSync(from)) throw new DatabaseError(`There is no file ${from}.`);
  try {
    await checkBackup(from);
    rmSync(unfinished, { force: true });
    closeSync(openSync(unfinished, 'wx', 0o600));
    await copy(from, unfinished);
  } catch (error) {
    throw isDamage(error)
      ? new DatabaseError(`${from} is not a backup, or it is damaged.`, { cause: error })
      : error;
  }
}

async function checkBackup(from: string): Promise<void> {
  const file = { path: from, readOnly: true, setUp: '' };
  const query = new Kysely<Tables>({ dialect: createSqliteDialect(() => connectSqlite(file)) });
  try {
    await checkSound(query, from);
    const applied = await appliedMigrations(query, 'sqlite');
    if (!applied) throw new DatabaseError(`${from} is not a backup of this site.`);
    isNewer(applied, loadMigrations('sqlite'));
  } finally {
    await query.destroy();
  }
}

async function copy(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(source, to);
  } finally {
    source.close();
  }
}

/** Untouched, since it may be worth a repair; with its log, which would be poison for the backup. */
function keepAside(path: string, aside: string): string | null {
  if (!existsSync(path)) return null;
  linkSync(path, aside);
  if (existsSync(`${path}-wal`)) renameSync(`${path}-wal`, `${aside}-wal`);
  rmSync(`${path}-shm`, { force: true });
  return aside;
}
