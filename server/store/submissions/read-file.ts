import { sql } from 'kysely';
import type { SubmissionFile } from '../../submissions/submission-store.ts';
import type { Database } from '../database.ts';

/** PostgreSQL sends bytes as text, and reading five megabytes of that holds everybody up for up to 30 ms. */
const PIECE_BYTES = 512 * 1024;

/** @returns null if there is none, or it is erased meanwhile */
export async function readFile(database: Database, id: string): Promise<SubmissionFile | null> {
  const facts = await database.query
    .selectFrom('submission_files')
    .select(['name', 'media_type', 'size'])
    .where('submission_id', '=', id)
    .executeTakeFirst();
  if (!facts) return null;
  const { name, media_type: mediaType, size } = facts;
  const bytes =
    database.engine === 'sqlite' ? await readAtOnce(database, id) : await inPieces(database, id, size);
  return bytes && { name, mediaType, bytes };
}

async function readAtOnce({ query }: Database, id: string): Promise<Uint8Array | null> {
  const row = await query
    .selectFrom('submission_files')
    .select('bytes')
    .where('submission_id', '=', id)
    .executeTakeFirst();
  return row?.bytes ?? null;
}

async function inPieces({ query }: Database, id: string, size: number): Promise<Uint8Array | null> {
  const bytes = new Uint8Array(size);
  for (let start = 0; start < size; start += PIECE_BYTES) {
    const row = await query
      .selectFrom('submission_files')
      .select(sql<Uint8Array>`substr(bytes, ${start + 1}, ${PIECE_BYTES})`.as('piece'))
      .where('submission_id', '=', id)
      .executeTakeFirst();
    if (!row) return null;
    bytes.set(row.piece, start);
  }
  return bytes;
}
