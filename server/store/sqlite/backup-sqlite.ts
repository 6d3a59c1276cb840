import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { DatabaseError } from '../database.ts';

/** More pages than any file has: the copy is made in one step, so that writers in between cannot restart it. */
const ALL_PAGES = 2 ** 31 - 1;

/** Through a connection of its own, so that neither readers nor writers wait; named when it is complete. */
export async function backupSqlite(path: string, target: string): Promise<void> {
  if (existsSync(target)) throw new DatabaseError(`${target} is there already: choose another name.`);
  const unfinished = `${target}.unfinished`;
  const source = new DatabaseSync(path, { timeout: 5000 });
  try {
    rmSync(unfinished, { force: true });
    closeSync(openSync(unfinished, 'wx', 0o600));
    await backup(source, unfinished, { rate: ALL_PAGES });
    sealCopy(unfinished);
    nameCopy(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  } finally {
    source.close();
  }
}

export function sealCopy(unfinished: string): void {
  const copy = new DatabaseSync(unfinished);
  try {
    copy.exec('pragma journal_mode = delete');
    const verdict = copy.prepare('pragma quick_check(1)').get();
    if (verdict?.quick_check !== 'ok') throw new DatabaseError('The copy of the database came out damaged.');
  } finally {
    copy.close();
  }
  syncToDisk(unfinished);
}

export function nameCopy(unfinished: string, target: string): void {
  renameSync(unfinished, target);
  syncToDisk(dirname(target));
}

function syncToDisk(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
