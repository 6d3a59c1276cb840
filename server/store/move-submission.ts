import type { Transaction } from 'kysely';
import type { Move } from '../submissions/submission-store.ts';
import type { Database, Tables } from './database.ts';
import { newMessageRow } from './database-outbox.ts';
import { isWaiting } from './database-outcomes.ts';
import { isFull, lockTime } from './promised-times.ts';

export function moveIfFree(
  { engine, query }: Database,
  { seen, answerBy, fields, messages }: Move,
  capacity: number,
  at: Date,
): Promise<'moved' | 'full' | 'changed'> {
  const time = { kind: seen.kind, answerBy };
  return query.transaction().execute(async (transaction) => {
    if (engine === 'postgres') await lockTime(transaction, time);
    if (await isFull(transaction, time, capacity, seen.id)) return 'full';
    if (!(await setTime(transaction, { seen, answerBy, fields }))) return 'changed';
    const rows = messages.map((message) => newMessageRow(seen.id, message, at));
    if (rows.length > 0) await transaction.insertInto('messages').values(rows).execute();
    return 'moved';
  });
}

async function setTime(
  transaction: Transaction<Tables>,
  { seen, answerBy, fields }: Omit<Move, 'messages'>,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('submissions')
    .set({ answer_by: answerBy.getTime(), fields: JSON.stringify(fields) })
    .where('id', '=', seen.id)
    .where('answer_by', '=', Number(seen.answerBy))
    .where(isWaiting)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}
