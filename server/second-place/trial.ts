import { join } from 'node:path';
import type { Place } from './places/place.ts';
import { rebuild } from './rebuild.ts';

type Rows = Readonly<Record<string, number>>;

export interface CopiedDatabase {
  path: string;
  /** Twelve hexadecimal digits that it keeps when it is restored. */
  id: string;
  copy(target: string): Promise<void>;
  rowsOf(file: string): Rows;
  restore(file: string, dataDir: string): Promise<Rows>;
}

interface Sent {
  place: Place;
  database: CopiedDatabase;
  copy: string;
  digests: Buffer;
  work: string;
}

/** @returns how many submissions were there @throws if what is there is not what was sent */
export async function tryToRestore({ place, database, copy, digests, work }: Sent): Promise<number> {
  const file = join(work, 'rebuilt.db');
  const rebuilt = await rebuild(place, file, work);
  const rows = await database.restore(file, join(work, 'trial'));
  if (!rebuilt.digests.equals(digests) || JSON.stringify(rows) !== JSON.stringify(database.rowsOf(copy)))
    throw new Error('What was restored for a trial is not what was sent.');
  return rows.submissions ?? 0;
}
