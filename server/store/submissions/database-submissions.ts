import { sql } from 'kysely';
import type {
  StoredSubmission,
  SubmissionQuery,
  SubmissionStore,
} from '../../submissions/submission-store.ts';
import type { Database } from '../database.ts';
import { newMessageRow } from '../messages/message-rows.ts';
import {
  createDatabaseOutcomes,
  hasNoMessage,
  isWaiting,
  outcomeOf,
  readOutcome,
} from './database-outcomes.ts';
import { moveIfFree } from './move-submission.ts';
import { fullTimes } from './promised-times.ts';
import { readFile } from './read-file.ts';
import { normaliseReference } from './reference.ts';
import { type NewReceipt, normaliseEmail, saveIfFree, saveSubmission } from './save-submission.ts';

interface Options {
  database: Database;
  createReference: () => string;
  now: () => Date;
}

const MAX_TRIES = 5;
/** Well below the number of values that either engine takes in one statement. */
const ERASE_BATCH = 500;
const SERVED = { status: 'sent', payload: null } as const;

export function createDatabaseSubmissions({ database, createReference, now }: Options): SubmissionStore {
  const { query } = database;

  async function withReference<Saved>(save: (receipt: NewReceipt) => Promise<Saved | null>): Promise<Saved> {
    for (let attempt = 1; attempt <= MAX_TRIES; attempt++) {
      const saved = await save({ reference: createReference(), receivedAt: now() });
      if (saved) return saved;
    }
    throw new Error('No free reference was found for a submission.');
  }

  return {
    save: (submission) => withReference((receipt) => saveSubmission(database, submission, receipt)),

    saveIfFree: (submission, wish) =>
      withReference((receipt) => saveIfFree(database, submission, wish, receipt)),

    moveIfFree: (move, limits) => moveIfFree(database, move, limits, now()),

    fullTimes: (kind, capacity, after) => fullTimes(query, kind, capacity, after),

    async addMessage(id, purpose, message) {
      const row =
        message === 'served'
          ? { ...newMessageRow(id, { channel: 'mail', payload: null }, now()), ...SERVED, purpose }
          : { ...newMessageRow(id, message, now()), purpose };
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

    async find(filter) {
      const rows = await selectSubmissions(database, filter).execute();
      return rows.map(toStored);
    },

    ...createDatabaseOutcomes({ database, now }),

    readFile: (id) => readFile(database, id),

    async erase(ids) {
      let erased = 0;
      for (let start = 0; start < ids.length; start += ERASE_BATCH) {
        const { numDeletedRows } = await query
          .deleteFrom('submissions')
          .where('id', 'in', ids.slice(start, start + ERASE_BATCH))
          .executeTakeFirst();
        erased += Number(numDeletedRows);
      }
      if (erased > 0) await database.scrub();
      return erased;
    },
  };
}

function selectSubmissions({ query }: Database, filter: SubmissionQuery) {
  let select = query
    .selectFrom('submissions')
    .leftJoin('submission_files as file', 'file.submission_id', 'submissions.id')
    .selectAll('submissions')
    .select(['file.name as file_name', 'file.media_type as file_type', 'file.size as file_size'])
    .$if(filter.dueBefore !== undefined, (due) => due.orderBy('delete_after'))
    .$if(filter.waiting === true, (waiting) => waiting.orderBy('danger', 'desc').orderBy('answer_by'))
    .$if(filter.outcomeSince !== undefined, (marked) => marked.orderBy('outcome_at'))
    .$if(!filter.dueBefore && !filter.waiting && !filter.outcomeSince, (all) =>
      all.orderBy('received_at', 'desc').orderBy('id', 'desc'),
    );
  if (filter.kind) select = select.where('kind', '=', filter.kind);
  if (filter.email !== undefined) select = select.where('email', '=', normaliseEmail(filter.email));
  if (filter.dueBefore) select = select.where('delete_after', '<=', filter.dueBefore.getTime());
  if (filter.answerAfter) select = select.where('answer_by', '>', filter.answerAfter.getTime());
  if (filter.limit !== undefined) select = select.limit(filter.limit);
  if (filter.outcome) select = select.where('outcome', '=', filter.outcome);
  if (filter.outcomeUntil) select = select.where('outcome_at', '<=', filter.outcomeUntil.getTime());
  if (filter.outcomeSince) select = select.where('outcome_at', '>=', filter.outcomeSince.getTime());
  if (filter.waiting) select = select.where(isWaiting);
  if (filter.lacking !== undefined) select = select.where(hasNoMessage(filter.lacking));
  const { olderThan } = filter;
  if (olderThan) {
    const { receivedAt, id } = olderThan;
    select = select.where(sql<boolean>`(received_at, id) < (${receivedAt.getTime()}, ${id})`);
  }
  const { key } = filter;
  if (key === undefined) return select;
  return select.where((where) =>
    where.or([
      where('id', '=', key.trim().toLowerCase()),
      where('reference', 'in', [normaliseReference(key), key.trim()]),
    ]),
  );
}

type FoundRow = Awaited<ReturnType<ReturnType<typeof selectSubmissions>['execute']>>[number];

function toStored(row: FoundRow): StoredSubmission {
  const { file_name: name, file_type: mediaType, file_size: size } = row;
  return {
    id: row.id,
    reference: row.reference,
    receivedAt: new Date(row.received_at),
    kind: row.kind,
    email: row.email,
    fields: JSON.parse(row.fields),
    deleteAfter: new Date(row.delete_after),
    danger: row.danger > 0,
    tentative: row.tentative > 0,
    answerBy: row.answer_by === null ? null : new Date(row.answer_by),
    outcome: outcomeOf(row),
    outcomeBefore: readOutcome(row.outcome_before),
    file: name !== null && mediaType !== null && size !== null ? { name, mediaType, size } : null,
  };
}
