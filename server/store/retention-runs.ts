import type { RetentionRuns } from '../retention/retention.ts';
import type { Database } from './database.ts';

const RAN = 'retention-ran';
const DOUBTED = 'retention-doubted';

export function createDatabaseRetentionRuns({ query }: Database): RetentionRuns {
  async function read(name: string): Promise<Date | null> {
    const row = await query
      .selectFrom('installation')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst();
    return row ? new Date(row.value) : null;
  }

  async function write(name: string, at: Date): Promise<void> {
    const value = at.toISOString();
    await query
      .insertInto('installation')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }

  return {
    last: () => read(RAN),
    doubt: () => read(DOUBTED),
    noteDoubt: (at) => write(DOUBTED, at),
    async note(at) {
      await write(RAN, at);
      await query.deleteFrom('installation').where('name', '=', DOUBTED).execute();
    },
  };
}
