import { type Kysely, sql, type Transaction } from 'kysely';
import type { NewSubmission, SubmissionKind } from '../submissions/submission-store.ts';
import type { Tables } from './database.ts';
import { isPromised } from './database-outcomes.ts';

/** Any number that nothing else in the same database uses for an advisory lock of two numbers. */
const TIMES_LOCK = 7203;
const MINUTE_MS = 60_000;

type Promised = Pick<NewSubmission, 'kind' | 'answerBy'>;

/** Has who wants the same time wait for the end of this transaction. SQLite has one writer at a time in any case. */
export async function lockTime(transaction: Transaction<Tables>, { answerBy }: Promised): Promise<void> {
  const minute = Math.floor(Number(answerBy) / MINUTE_MS);
  await sql`select pg_advisory_xact_lock(${TIMES_LOCK}::int, ${minute}::int)`.execute(transaction);
}

/** @param except the id of a submission that needs no room of its own */
export async function isFull(
  query: Kysely<Tables>,
  { kind, answerBy }: Promised,
  capacity: number,
  except = '',
) {
  const { count } = await promised(query, kind)
    .select(({ fn }) => fn.countAll().as('count'))
    .where('answer_by', '=', Number(answerBy))
    .where('id', '!=', except)
    .executeTakeFirstOrThrow();
  return Number(count) >= capacity;
}

export async function fullTimes(query: Kysely<Tables>, kind: SubmissionKind, capacity: number, after: Date) {
  const rows = await promised(query, kind)
    .select('answer_by')
    .where('answer_by', '>', after.getTime())
    .groupBy('answer_by')
    .having(({ fn }) => fn.countAll(), '>=', capacity)
    .execute();
  return rows.map(({ answer_by: at }) => new Date(Number(at)));
}

function promised(query: Kysely<Tables>, kind: SubmissionKind) {
  return query.selectFrom('submissions').where('kind', '=', kind).where(isPromised);
}
