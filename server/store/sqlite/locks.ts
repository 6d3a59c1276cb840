import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError } from '../database.ts';

// The locks are the operating system's, through empty SQLite files beside the database: they end with the process
// however that ends, and work when the database itself is damaged.

/** Any number of programs use the database together, or a restore alone; otherwise a `DatabaseError`. */
export function lockSqlite(dataDir: string, mode: 'shared' | 'alone'): () => void {
  const lock = new DatabaseSync(join(dataDir, 'site.lock'), { timeout: mode === 'shared' ? 5000 : 0 });
  try {
    // The read begins the shared lock, which then lasts as long as the transaction.
    lock.exec(mode === 'shared' ? 'begin; select count(*) from sqlite_schema' : 'begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new DatabaseError(
      mode === 'shared'
        ? 'A restore of the database is under way: start again when it has ended.'
        : 'The database is in use: stop the site (and any other command on it) first, then try again.',
      { cause: error },
    );
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
}

export interface DeliveryMembership {
  /** If nobody else was there, whatever is claimed was claimed by a program that has ended. */
  alone: boolean;
  leave(): void;
}

/** Within a transaction that writes: then nobody else joins, or claims, at the same moment. */
export function joinDelivery(path: string): DeliveryMembership {
  const lock = new DatabaseSync(join(dirname(path), 'delivery.lock'), { timeout: 0 });
  try {
    const alone = nobodyHolds(lock);
    lock.exec('begin; select count(*) from sqlite_schema');
    return { alone, leave: () => lock.close() };
  } catch (error) {
    lock.close();
    throw error;
  }
}

function nobodyHolds(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive; commit');
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}

const BUSY_TIMEOUT_MS = 10_000;

export async function whileBusy<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      await wait(1 + Math.random() * 10);
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === 5;
}
