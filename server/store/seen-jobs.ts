import type { Database } from './database.ts';

/** Since when the site knows which job: sources cannot say when a job was opened, or say it wrongly. */
export interface SeenJobs {
  note(ids: readonly string[]): Promise<void>;
  /** `until` is left out. */
  firstSeen(from: Date, until: Date): Promise<Map<string, Date>>;
}

interface Options {
  database: Database;
  now: () => Date;
}

const BATCH_SIZE = 500;

export function createDatabaseSeenJobs({ database: { query }, now }: Options): SeenJobs {
  return {
    async note(ids) {
      const seen_at = now().getTime();
      // In one order, so that instances that note the same jobs never wait for each other in a ring.
      const sorted = ids.toSorted();
      for (let start = 0; start < sorted.length; start += BATCH_SIZE) {
        const rows = sorted.slice(start, start + BATCH_SIZE).map((job_id) => ({ job_id, seen_at }));
        await query
          .insertInto('seen_jobs')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
    },

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
