import type { Database } from './database.ts';
import { createInstallationTimes } from './installation-times.ts';

/** Since when the site knows which job: sources cannot say when a job was opened, or say it wrongly. */
export interface SeenJobs {
  /** The jobs of another source than before count as known: they are not new, but their ids are. */
  note(ids: readonly string[], source: string): Promise<void>;
  /** `until` is left out. */
  firstSeen(from: Date, until: Date): Promise<Map<string, Date>>;
  /** Until when the jobs that were seen have been told; null if none has. */
  toldUntil(): Promise<Date | null>;
  noteTold(until: Date): Promise<void>;
}

interface Options {
  database: Database;
  now: () => Date;
}

const BATCH_SIZE = 500;
const SOURCE = 'jobs-source';
const TOLD = 'jobs-told';
const LONG_AGO = 0;

export function createDatabaseSeenJobs({ database, now }: Options): SeenJobs {
  const { query } = database;
  const times = createInstallationTimes(database);
  return {
    toldUntil: () => times.read(TOLD),
    noteTold: (until) => times.write(TOLD, until),

    note: (ids, source) =>
      query.transaction().execute(async (transaction) => {
        const before = await replaceSource(transaction, source);
        const seen_at = before === source ? now().getTime() : LONG_AGO;
        // In one order, so that instances that note the same jobs never wait for each other in a ring.
        const sorted = ids.toSorted();
        for (let start = 0; start < sorted.length; start += BATCH_SIZE) {
          const rows = sorted.slice(start, start + BATCH_SIZE).map((job_id) => ({ job_id, seen_at }));
          await transaction
            .insertInto('seen_jobs')
            .values(rows)
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        }
      }),

    async firstSeen(from, until) {
      const rows = await query
        .selectFrom('seen_jobs')
        .selectAll()
        .where('seen_at', '>=', from.getTime())
        .where('seen_at', '<', until.getTime())
        .execute();
      return new Map(rows.map(({ job_id, seen_at }) => [job_id, new Date(seen_at)]));
    },
  };
}

/** @returns the source before, which at first is the same one */
async function replaceSource(query: Database['query'], source: string): Promise<string> {
  // A write in any case, so that other instances wait for this transaction.
  await query
    .insertInto('installation')
    .values({ name: SOURCE, value: source })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name: SOURCE }))
    .execute();
  const { value } = await query
    .selectFrom('installation')
    .select('value')
    .where('name', '=', SOURCE)
    .executeTakeFirstOrThrow();
  if (value === source) return value;
  await query.updateTable('installation').set({ value: source }).where('name', '=', SOURCE).execute();
  return value;
}
