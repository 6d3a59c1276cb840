import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseError } from '../database.ts';
import { isBusy } from './while-busy.ts';

/**
 * Who uses the database file: any number of programs together, or a restore alone. The lock is the operating
 * system's, through an empty SQLite file beside the database, so it ends with the process however that ends,
 * and works when the database itself is damaged.
 *
 * @returns a function that lets go
 * @throws DatabaseError where the other sort of user is there
 */
export function lockSqlite(dataDir: string, sort: 'shared' | 'alone'): () => void {
  const lock = new DatabaseSync(join(dataDir, 'site.lock'), { timeout: sort === 'shared' ? 5000 : 0 });
  try {
    // The read begins the shared lock, which then lasts as long as the transaction.
    lock.exec(sort === 'shared' ? 'begin; select count(*) from sqlite_schema' : 'begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new DatabaseError(
      sort === 'shared'
        ? 'A restore of the database is under way: start again when it has ended.'
        : 'The database is in use: stop the site (and any other command on it) first, then try again.',
      { cause: error },
    );
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
}
