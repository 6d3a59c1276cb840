import type { Database } from './database.ts';

export function createInstallationTimes({ query }: Database) {
  return {
    async read(name: string): Promise<Date | null> {
      const row = await query
        .selectFrom('installation')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirst();
      return row ? new Date(row.value) : null;
    },

    async write(name: string, at: Date): Promise<void> {
      const value = at.toISOString();
      await query
        .insertInto('installation')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    },

    async forget(name: string): Promise<void> {
      await query.deleteFrom('installation').where('name', '=', name).execute();
    },
  };
}
