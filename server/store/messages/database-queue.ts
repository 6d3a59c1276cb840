import { sql } from 'kysely';
import { loadOnce } from '#domain/time/load-once.ts';
import type { ClaimedMessage, DeliveryQueue } from '../../delivery/outbox.ts';
import type { Database } from '../database.ts';
import { hasten } from './hasten.ts';
import { storedError } from './message-rows.ts';

interface Options {
  database: Database;
  now: () => Date;
}

const SECOND = 1000;

export function createDatabaseQueue({ database, now }: Options): DeliveryQueue {
  const { query } = database;
  const join = loadOnce(() => freeOrphanedClaims(database, now().getTime()));

  return {
    async claim(limit, leaseMs) {
      await join();
      const rows = await claimDue(database, limit, now().getTime(), leaseMs);
      return rows.map(toClaimed).sort(oldestFirst);
    },

    async finish(id, keep = false) {
      await query
        .updateTable('messages')
        .set({ status: 'sent', last_error: null, ...(!keep && { payload: null }) })
        .where('id', '=', id)
        .execute();
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
  };
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
