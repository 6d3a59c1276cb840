import type { MessageQuery, MessageStates } from '../../delivery/outbox.ts';
import type { Database } from '../database.ts';
import { storedError } from './message-rows.ts';
import { unsent } from './unsent-messages.ts';

interface Options {
  database: Database;
  now: () => Date;
}

const OPEN = ['due', 'claimed', 'stuck'] as const;
const CAME_BACK = 'came back: ';

export function createMessageStates({ database, now }: Options): MessageStates {
  const { query } = database;
  return {
    async comeBack(id, reason) {
      const row = await query
        .updateTable('messages')
        .set((set) => ({
          status: set
            .case()
            .when('payload', 'is', null)
            .then('returned' as const)
            .else('stuck' as const)
            .end(),
          last_error: storedError(`${CAME_BACK}${reason}`),
        }))
        .where('id', '=', id)
        .where(({ and, or, eb }) =>
          or([
            eb('status', 'in', ['sent', 'returned']),
            and([eb('status', '=', 'stuck'), eb('last_error', 'like', `${CAME_BACK}%`)]),
          ]),
        )
        .returning(['status', 'submission_id as submissionId', 'purpose'])
        .executeTakeFirst();
      return row ?? null;
    },

    async list(filter) {
      const rows = await selectMessages(database, filter).execute();
      return rows.map(({ createdAt, dueAt, ...row }) => ({
        ...row,
        createdAt: new Date(createdAt),
        dueAt: new Date(dueAt),
      }));
    },

    unsent: () => unsent(database),

    async requeue(ids) {
      if (ids.length === 0) return 0;
      const { numUpdatedRows } = await query
        .updateTable('messages')
        .set({ status: 'due', due_at: now().getTime(), attempts: 0 })
        .where('id', 'in', ids)
        .where('status', '=', 'stuck')
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },

    async backlog() {
      const rows = await query
        .selectFrom('messages')
        .select(({ fn }) => ['status', fn.countAll().as('count'), fn.min('created_at').as('oldest')])
        .where('status', 'in', OPEN)
        .groupBy('status')
        .execute();
      return rows.map(({ status, count, oldest }) => ({
        status,
        count: Number(count),
        oldest: new Date(Number(oldest)),
      }));
    },
  };
}

function selectMessages({ query }: Database, filter: MessageQuery) {
  let select = query
    .selectFrom('messages')
    .leftJoin('submissions', 'submissions.id', 'messages.submission_id')
    .select([
      'messages.id',
      'messages.submission_id as submissionId',
      'submissions.reference',
      'messages.channel',
      'messages.status',
      'messages.attempts',
      'messages.created_at as createdAt',
      'messages.due_at as dueAt',
      'messages.last_error as lastError',
    ])
    .$if(filter.status !== undefined, (ofStatus) => ofStatus.orderBy('messages.created_at'))
    .orderBy('messages.id');
  if (filter.status) select = select.where('status', '=', filter.status);
  if (filter.id !== undefined) select = select.where('messages.id', '=', filter.id);
  if (filter.submissionId !== undefined) select = select.where('submission_id', '=', filter.submissionId);
  if (filter.limit !== undefined) select = select.limit(filter.limit);
  return select;
}
