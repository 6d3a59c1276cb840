import { type Kysely, sql, type Transaction } from 'kysely';
import type { Asker, NewSubmission, SubmissionKind, TimeLimits } from '../../submissions/submission-store.ts';
import type { Tables } from '../database.ts';
import { isPromised } from './database-outcomes.ts';

/** Any two numbers that nothing else in the same database uses for an advisory lock. */
const TIMES_LOCK = sql`7203, 1`;

type Promised = Pick<NewSubmission, 'kind' | 'answerBy'>;

/** Has all who want a time wait for the end of this transaction. SQLite has one writer at a time in any case. */
export async function lockTimes(transaction: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${TIMES_LOCK})`.execute(transaction);
}

/** @param except the id of a submission that needs no room of its own */
export async function isFull(
  query: Kysely<Tables>,
  { kind, answerBy }: Promised,
  { capacity }: TimeLimits,
  except = '',
) {
  const { count } = await promised(query, kind)
    .select(({ fn }) => fn.countAll().as('count'))
    .where('answer_by', '=', Number(answerBy))
    .where('id', '!=', except)
    .executeTakeFirstOrThrow();
  return Number(count) >= capacity;
}

/** True if the asker has as many as one may have of the times that are to come. */
export async function isTentative(
  query: Kysely<Tables>,
  { kind, asker, except = '' }: { kind: SubmissionKind; asker: Asker | null; except?: string },
  { perNumber, perClient, perNetwork, day: [from, until] }: TimeLimits,
  now: Date,
): Promise<boolean> {
  if (asker === null) return false;
  const count = await promised(query, kind)
    .select(({ fn, eb }) => {
      const of = (name: keyof Asker) => fn.countAll().filterWhere(`asker_${name}`, '=', asker[name]);
      const onDay = eb.between('answer_by', from.getTime() + 1, until.getTime());
      return [
        of('number').as('number'),
        of('client').as('client'),
        of('network').filterWhere(onDay).as('network'),
      ];
    })
    .where('answer_by', '>', now.getTime())
    .where('id', '!=', except)
    .executeTakeFirstOrThrow();
  return (
    Number(count.number) >= perNumber ||
    Number(count.client) >= perClient ||
    Number(count.network) >= perNetwork
  );
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
