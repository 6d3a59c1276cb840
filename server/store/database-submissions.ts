import type { Database } from './database.ts';
import { newMessageRow } from './database-outbox.ts';
import { findSubmissions } from './find-submissions.ts';
import { saveSubmission } from './save-submission.ts';
import type { SubmissionStore } from './submission-store.ts';

interface Options {
  database: Database;
  /** A new reference; another one is asked for where it is taken. */
  createReference: () => string;
  now: () => Date;
}

/** A free reference is found at the first try but once in many thousand; more tries than this mean a fault. */
const maxTries = 5;
/** Well below the number of values that either engine takes in one statement. */
const eraseBatch = 500;

/** Keeps submissions in a database whose tables are migrated. */
export function createDatabaseSubmissions({ database, createReference, now }: Options): SubmissionStore {
  const { query } = database;

  return {
    async save(submission) {
      for (let attempt = 1; attempt <= maxTries; attempt++) {
        const saved = await saveSubmission(database, submission, createReference(), now());
        if (saved) return saved;
      }
      throw new Error('No free reference was found for a submission.');
    },

    async addMessage(id, purpose, message) {
      const row = { ...newMessageRow(id, message, now()), purpose };
      return query.transaction().execute(async (transaction) => {
        const known = await transaction
          .selectFrom('submissions')
          .select('id')
          .where('id', '=', id)
          .executeTakeFirst();
        if (!known) return false;
        const inserted = await transaction
          .insertInto('messages')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
        return inserted !== undefined;
      });
    },

    find: (wanted) => findSubmissions(database, wanted),

    async readFile(id) {
      const row = await query
        .selectFrom('submission_files')
        .select(['name', 'media_type', 'bytes'])
        .where('submission_id', '=', id)
        .executeTakeFirst();
      if (!row) return null;
      const { buffer, byteOffset, byteLength } = row.bytes;
      return {
        name: row.name,
        mediaType: row.media_type,
        bytes: new Uint8Array(buffer, byteOffset, byteLength),
      };
    },

    async erase(ids) {
      let erased = 0;
      for (let start = 0; start < ids.length; start += eraseBatch) {
        const { numDeletedRows } = await query
          .deleteFrom('submissions')
          .where('id', 'in', ids.slice(start, start + eraseBatch))
          .executeTakeFirst();
        erased += Number(numDeletedRows);
      }
      if (erased > 0) await database.scrub();
      return erased;
    },
  };
}
