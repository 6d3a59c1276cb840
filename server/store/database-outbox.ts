import { randomUUIDv7 } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import { loadOnce } from '#domain/time/load-once.ts';
import type { ClaimedMessage, MessageQuery, NewMessage, Outbox } from '../delivery/outbox.ts';
import type { Database, Tables } from './database.ts';
import { hasten } from './hasten.ts';
import { unsent } from './unsent-messages.ts';

interface Options {
  database: Database;
  now: () => Date;
}

const OPEN = ['due', 'claimed', 'stuck'] as const;
const SECOND = 1000;
const CAME_BACK = 'came back: ';
const MAX_ERROR_LENGTH = 500;

export function createDatabaseOutbox({ database, now }: Options): Outbox {
  const { query } = database;
  const join = loadOnce(() => freeOrphanedClaims(database, now().getTime()));

  return {
    async claim(limit, leaseMs) {
      await join();
      const rows = await claimDue(database, limit, now().getTime(), leaseMs);
      return rows.map(toClaimed).sort(oldestFirst);
    },

    async add(purpose, message) {
      const inserted = await query
        .insertInto('messages')
        .values({ ...newMessageRow(null, message, now()), purpose })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return inserted !== undefined;
    },

    async added(purpose) {
      const row = await query
        .selectFrom('messages')
        .select(['status', 'payload'])
        .where('submission_id', 'is', null)
        .where('purpose', '=', purpose)
        .executeTakeFirst();
      return row ? { ...row, payload: JSON.parse(row.payload ?? 'null') } : null;
    },

    async sweep(before) {
      await query
        .deleteFrom('messages')
        .where('submission_id', 'is', null)
        .where('created_at', '<', before.getTime())
        .execute();
    },

    async finish(id, keep = false) {
      await query
        .updateTable('messages')
        .set({ status: 'sent', last_error: null, ...(!keep && { payload: null }) })
        .where('id', '=', id)
        .execute();
    },

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

    async fail({ id, attempt }, error, retryAt) {
      const next = retryAt
        ? { status: 'due' as const, due_at: retryAt.getTime() }
        : { status: 'stuck' as const };
      await query
        .updateTable('messages')
        .set({ ...next, last_error: storedError(error) })
        .where('id', '=', id)
        .where('status', '=', 'claimed')
        .where('attempts', '=', attempt)
        .execute();
    },

    async discard(id) {
      await query.deleteFrom('messages').where('id', '=', id).execute();
    },

    hasten: (channel, count) => hasten(database, channel, count),

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

function storedError(error: string): string {
  return error.replaceAll('\0', '').slice(0, MAX_ERROR_LENGTH);
}

/**
 * Due at once, if the engine can tell that their programs have ended. A message under way at crash after crash may be
 * the cause: it comes back after 2, 6, 12, 20 … seconds, so that the site is up in between.
 */
function freeOrphanedClaims(database: Database, at: number): Promise<void> {
  return database.query.transaction().execute(async (transaction) => {
    if (!database.joinDelivery()) return;
    await transaction
      .updateTable('messages')
      .set({ due_at: sql<number>`${at} + attempts * (attempts - 1) * ${SECOND}` })
      .where('status', '=', 'claimed')
      .execute();
  });
}

export function newMessageRow(
  submissionId: string | null,
  { channel, payload }: NewMessage,
  at: Date,
): Insertable<Tables['messages']> {
  return {
    id: randomUUIDv7(),
    submission_id: submissionId,
    purpose: null,
    channel,
    payload: JSON.stringify(payload),
    status: 'due',
    attempts: 0,
    due_at: at.getTime(),
    last_error: null,
    created_at: at.getTime(),
  };
}

function claimDue({ engine, query }: Database, limit: number, at: number, leaseMs: number) {
  // Without its hint SQLite reads and sorts all that are due, each time; it has one writer and needs no locks on rows.
  const [hint, lock] =
    engine === 'sqlite' ? ['indexed by messages_open', ''] : ['', 'for update skip locked'];
  const picked = sql<{ id: string }>`(select id from messages ${sql.raw(hint)}
    where status in ('due', 'claimed') and due_at <= ${at} order by due_at limit ${limit} ${sql.raw(lock)})`;
  return query
    .with('picked', () => picked)
    .updateTable('messages')
    .set((set) => ({ status: 'claimed', attempts: set('attempts', '+', 1), due_at: at + leaseMs }))
    .where('id', 'in', (picked) => picked.selectFrom('picked').select('picked.id'))
    .returning(['id', 'submission_id', 'channel', 'payload', 'attempts', 'created_at'])
    .execute();
}

type ClaimedRow = Awaited<ReturnType<typeof claimDue>>[number];

function toClaimed(row: ClaimedRow): ClaimedMessage {
  return {
    id: row.id,
    submissionId: row.submission_id,
    channel: row.channel,
    payload: JSON.parse(row.payload ?? 'null'),
    attempt: row.attempts,
    createdAt: new Date(row.created_at),
  };
}

function oldestFirst(one: ClaimedMessage, other: ClaimedMessage): number {
  return one.createdAt.getTime() - other.createdAt.getTime();
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
