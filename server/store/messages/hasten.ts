import { sql } from 'kysely';
import type { NewMessage } from '../../delivery/outbox.ts';
import type { Database } from '../database.ts';

const YEAR_MS = 365 * 24 * 3_600_000;

/** A time in the past for each, so that whoever claims by time takes the most urgent first. */
const urgency = sql<number>`case when submission_id is null then created_at - ${sql.lit(YEAR_MS)} else coalesce(
  (select case when danger > 0 then received_at - ${sql.lit(3 * YEAR_MS)}
    when kind = 'call-request' then answer_by - ${sql.lit(2 * YEAR_MS)} end
    from submissions where submissions.id = messages.submission_id), created_at) end`;

export async function hasten(
  { engine, query }: Database,
  channel: NewMessage['channel'],
  count?: number,
): Promise<number> {
  const limit = count === undefined ? sql`` : sql`limit ${count}`;
  const lock = sql.raw(engine === 'sqlite' ? '' : 'for update skip locked');
  const picked = sql<{ id: string }>`(select id from messages
    where status = 'due' and channel = ${channel} and attempts > 0 and due_at > ${urgency}
    order by ${urgency}, id ${limit} ${lock})`;
  const { numUpdatedRows } = await query
    .with('picked', () => picked)
    .updateTable('messages')
    .set({ due_at: urgency })
    .where('id', 'in', (picked) => picked.selectFrom('picked').select('picked.id'))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
