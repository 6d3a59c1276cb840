import type { Transaction } from 'kysely';
import type { Asker, Move, TimeLimits } from '../../submissions/submission-store.ts';
import type { Database, Tables } from '../database.ts';
import { newMessageRow } from '../messages/message-rows.ts';
import { isWaiting } from './database-outcomes.ts';
import { isFull, isTentative, lockTimes } from './promised-times.ts';

export function moveIfFree(
  { engine, query }: Database,
  { seen, answerBy, fields, messages }: Move,
  limits: TimeLimits,
  at: Date,
): Promise<'moved' | 'tentative' | 'full' | 'changed'> {
  const time = { kind: seen.kind, answerBy };
  return query.transaction().execute(async (transaction) => {
    if (engine === 'postgres') await lockTimes(transaction);
    if (await isFull(transaction, time, limits, seen.id)) return 'full';
    const asker = await askerOf(transaction, seen.id);
    const tentative = await isTentative(transaction, { ...time, asker, except: seen.id }, limits, at);
    if (!(await setTime(transaction, { seen, answerBy, fields }, tentative))) return 'changed';
    const rows = messages(tentative).map((message) => newMessageRow(seen.id, message, at));
    if (rows.length > 0) await transaction.insertInto('messages').values(rows).execute();
    return tentative ? 'tentative' : 'moved';
  });
}

/** Null for one that nobody was counted by. */
async function askerOf(transaction: Transaction<Tables>, id: string): Promise<Asker | null> {
  const row = await transaction
    .selectFrom('submissions')
    .select(['asker_number as number', 'asker_client as client', 'asker_network as network'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { number, client, network } = row;
  return number !== null && client !== null && network !== null ? { number, client, network } : null;
}

async function setTime(
  transaction: Transaction<Tables>,
  { seen, answerBy, fields }: Omit<Move, 'messages'>,
  tentative: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('submissions')
    .set({
      answer_by: answerBy.getTime(),
      fields: JSON.stringify(fields),
      tentative: Number(tentative),
      // An earlier try keeps no promise of the new time.
      ...{ outcome: null, outcome_at: null, outcome_by: null, rung_by: null },
    })
    .where('id', '=', seen.id)
    .where('answer_by', '=', Number(seen.answerBy))
    .where(isWaiting)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}
