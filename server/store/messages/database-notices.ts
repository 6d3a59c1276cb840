import type { Notices } from '../../delivery/outbox.ts';
import type { Database } from '../database.ts';
import { newMessageRow } from './message-rows.ts';

interface Options {
  database: Database;
  now: () => Date;
}

export function createDatabaseNotices({ database: { query }, now }: Options): Notices {
  return {
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
  };
}
