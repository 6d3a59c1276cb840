import type { RetentionRuns } from '../retention/retention.ts';
import type { Database } from './database.ts';

const NAME = 'retention-ran';

export function createDatabaseRetentionRuns({ query }: Database): RetentionRuns {
  return {
    async last() {
      const row = await query
        .selectFrom('installation')
        .select('value')
        .where('name', '=', NAME)
        .executeTakeFirst();
      return row ? new Date(row.value) : null;
    },

    async note(at) {
      const value = at.toISOString();
      await query
        .insertInto('installation')
        .values({ name: NAME, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    },
  };
}
