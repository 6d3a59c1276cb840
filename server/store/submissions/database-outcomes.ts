import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import {
  AFTER_INVITE,
  DECISIONS,
  type Outcome,
  type OutcomeState,
  STILL_WAITING,
  WAITING,
} from '#domain/follow-up/outcome.ts';
import type { Outcomes, SubmissionKind } from '../../submissions/submission-store.ts';
import type { Database, Tables } from '../database.ts';
import { newMessageRow } from '../messages/message-rows.ts';

/** Nobody was promised an answer to these, once they are known for what they are. */
const UNCOUNTED: Outcome[] = ['spam', 'not-for-us', 'withdrawn', 'cancelled'];

/** Others are kept by an answer alone; a call is when it rings. */
const KEEPING: Partial<Record<SubmissionKind, Outcome[]>> = {
  application: [...DECISIONS, ...AFTER_INVITE],
  'call-request': ['answered', STILL_WAITING],
};

interface Options {
  database: Database;
  now: () => Date;
}

export function createDatabaseOutcomes({ database: { query }, now }: Options): Outcomes {
  return {
    setOutcome: (id, next, seen, told) =>
      query.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('submissions')
          .set({
            outcome: next?.outcome ?? null,
            outcome_at: next?.at.getTime() ?? null,
            outcome_by: next?.by ?? null,
            rung_by: next?.rungBy?.getTime() ?? null,
            meeting_on: next?.meetingOn ?? null,
            outcome_before: seen && JSON.stringify(seen),
          })
          .where('id', '=', id)
          .where('outcome', seen ? '=' : 'is', seen?.outcome ?? null)
          .where('outcome_at', seen ? '=' : 'is', seen?.at.getTime() ?? null)
          .$if(told !== undefined, (update) =>
            update.where('answer_by', told?.answerBy ? '=' : 'is', told?.answerBy?.getTime() ?? null),
          )
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        const rows = told?.messages.map((message) => newMessageRow(id, message, now())) ?? [];
        if (rows.length > 0) await transaction.insertInto('messages').values(rows).execute();
        return true;
      }),

    async countPromises(kind, from, until) {
      const { due, kept } = await query
        .selectFrom('submissions')
        .select(({ fn, and, eb }) => [
          fn.countAll().as('due'),
          fn
            .countAll()
            .filterWhere(
              and([
                eb('outcome', 'in', KEEPING[kind] ?? ['answered']),
                sql<SqlBool>`coalesce(rung_by, outcome_at) <= answer_by`,
              ]),
            )
            .as('kept'),
        ])
        .where('kind', '=', kind)
        .where('answer_by', '>=', from.getTime())
        .where('answer_by', '<', until.getTime())
        .where(isPromised)
        .executeTakeFirstOrThrow();
      return { due: Number(due), kept: Number(kept) };
    },
  };
}

type Where = ExpressionBuilder<Tables, 'submissions'>;

export function isPromised({ and, or, eb }: Where) {
  return and([eb('tentative', '=', 0), or([eb('outcome', 'is', null), eb('outcome', 'not in', UNCOUNTED)])]);
}

export function isWaiting({ and, or, eb }: Where) {
  return and([
    eb('answer_by', 'is not', null),
    or([eb('outcome', 'is', null), eb('outcome', 'in', WAITING)]),
  ]);
}

export function hasNoMessage(purpose: string) {
  return sql<SqlBool>`not exists (select 1 from messages
    where messages.submission_id = submissions.id and messages.purpose = ${purpose})`;
}

export function outcomeOf({
  outcome,
  outcome_at: at,
  outcome_by: by,
  rung_by: rungBy,
  meeting_on: meetingOn,
}: Tables['submissions']): OutcomeState | null {
  if (outcome === null || at === null || by === null) return null;
  return {
    ...{ outcome, at: new Date(at), by },
    ...(rungBy !== null && { rungBy: new Date(rungBy) }),
    ...(meetingOn !== null && { meetingOn }),
  };
}

export function readOutcome(stored: string | null): OutcomeState | null {
  if (stored === null) return null;
  const { at, rungBy, ...state }: Omit<OutcomeState, 'at' | 'rungBy'> & { at: string; rungBy?: string } =
    JSON.parse(stored);
  return { ...state, at: new Date(at), ...(rungBy !== undefined && { rungBy: new Date(rungBy) }) };
}
