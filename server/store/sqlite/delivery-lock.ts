import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isBusy } from './while-busy.ts';

/** A program's place among those that deliver from one database. */
export interface DeliveryPlace {
  /** Whether nobody else was there when it joined: then whatever is claimed was claimed by a program that has ended. */
  alone: boolean;
  leave(): void;
}

/**
 * Joins the programs that deliver what the database owes. The lock is the operating system's, through an empty
 * SQLite file beside the database, so it ends with the process however that ends. Call it within a transaction
 * that writes to the database: then nobody else joins, or claims, at the same moment.
 *
 * @param path of the database
 */
export function joinDelivery(path: string): DeliveryPlace {
  const lock = new DatabaseSync(join(dirname(path), 'delivery.lock'), { timeout: 0 });
  try {
    const alone = nobodyHolds(lock);
    // The read begins the shared lock, which then lasts as long as the transaction.
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
