import { closeSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError } from '../database.ts';

// The locks are the operating system's, through empty SQLite files beside the database: they end with the process
// however that ends, and work when the database itself is damaged.

/** Any number of programs use the database together, or a restore or a copy to PostgreSQL alone; otherwise a `DatabaseError`. */
export function lockSqlite(dataDir: string, mode: 'shared' | 'alone'): () => void {
  const lock = openLock(join(dataDir, 'site.lock'), { timeout: mode === 'shared' ? 5000 : 0 });
  try {
    // The read begins the shared lock, which then lasts as long as the transaction.
    lock.exec(mode === 'shared' ? 'begin; select count(*) from sqlite_schema' : 'begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new DatabaseError(
      mode === 'shared'
        ? 'A restore or a copy of the database is under way: start again when it has ended.'
        : 'The database is in use: stop the site (and any other command on it) first, then try again.',
      { cause: error },
    );
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
}

/** @returns null while another program holds it */
export function holdAlone(path: string): (() => void) | null {
  const lock = openLock(path, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (isBusy(error)) return null;
    throw error;
  }
}

function openLock(path: string, options: DatabaseSyncOptions): DatabaseSync {
  closeSync(openSync(path, 'a', 0o600));
  return new DatabaseSync(path, options);
}

export interface DeliveryMembership {
  /** If nobody else was there, whatever is claimed was claimed by a program that has ended. */
  alone: boolean;
  leave(): void;
}

/** Within a transaction that writes: then nobody else joins, or claims, at the same moment. */
export function joinDelivery(path: string): DeliveryMembership {
  const lock = openLock(join(dirname(path), 'delivery.lock'), { timeout: 0 });
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

const BUSY_TIMEOUT_MS = 4000;

/**
 * Tries again while another program writes. The time counts from when that began, so that statements which queue behind
 * one that has waited it out do not each wait it out again.
 */
export function createBusyRetry(): <Result>(attempt: () => Result) => Promise<Result> {
  let busySince: number | null = null;
  return async (attempt) => {
    for (;;) {
      try {
        const result = attempt();
        busySince = null;
        return result;
      } catch (error) {
        if (!isBusy(error)) throw error;
        busySince ??= performance.now();
        if (performance.now() - busySince > BUSY_TIMEOUT_MS) throw error;
        await wait(1 + Math.random() * 10);
      }
    }
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === 5;
}
