import type { Database } from './database.ts';
import { createInstallationTimes } from './installation-times.ts';

/** Since when the site knows which job: sources cannot say when a job was opened, or say it wrongly. */
export interface SeenJobs {
  /**
   * The jobs of another source than before count as known: they are not new, but their ids are. So does a new id whose job is as one before.
   * @param jobs by their ids, each with what it is alike by
   */
  note(jobs: ReadonlyMap<string, string>, source: string): Promise<void>;
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

const BATCH_SIZE = 250;
/** Before the key of a job that says what it is alike by, beside the one that is its id. */
const ALIKE = 'alike ';
const DAY_MS = 24 * 3_600_000;
/** One that is listed no more is forgotten, and new again, no sooner. */
const KEPT_MS = 540 * DAY_MS;
const KNOWN_MS = 360 * DAY_MS;
const SOURCE = 'jobs-source';
const TOLD = 'jobs-told';

export function createDatabaseSeenJobs({ database, now }: Options): SeenJobs {
  const { query } = database;
  const times = createInstallationTimes(database);
  return {
    toldUntil: () => times.read(TOLD),
    noteTold: (until) => times.write(TOLD, until),

    note: (jobs, source) =>
      query.transaction().execute(async (transaction) => {
        const before = await replaceSource(transaction, source);
        const seenAt = now().getTime() - (before === source ? 0 : KNOWN_MS);
        // In one order, so that instances that note the same jobs never wait for each other in a ring.
        const sorted = [...jobs.keys()].toSorted().map((id) => [id, ALIKE + jobs.get(id)] as const);
        for (let start = 0; start < sorted.length; start += BATCH_SIZE)
          await noteBatch(transaction, sorted.slice(start, start + BATCH_SIZE), seenAt);
        if (jobs.size > 0) await forget(transaction, new Set(sorted.flat()), now().getTime() - KEPT_MS);
      }),

    async firstSeen(from, until) {
      const rows = await query
        .selectFrom('seen_jobs')
        .selectAll()
        .where('seen_at', '>=', from.getTime())
        .where('seen_at', '<', until.getTime())
        .execute();
      const ids = rows.filter(({ job_id }) => !job_id.startsWith(ALIKE));
      return new Map(ids.map(({ job_id, seen_at }) => [job_id, new Date(seen_at)]));
    },
  };
}

type Query = Database['query'];

async function noteBatch(
  query: Query,
  batch: readonly (readonly [id: string, alike: string])[],
  seenAt: number,
): Promise<void> {
  const rows = await query.selectFrom('seen_jobs').selectAll().where('job_id', 'in', batch.flat()).execute();
  const known = new Map(rows.map(({ job_id, seen_at }) => [job_id, seen_at]));
  const both = batch.flatMap(([id, alike]) => [
    { job_id: id, seen_at: known.get(alike) ?? seenAt },
    { job_id: alike, seen_at: known.get(id) ?? seenAt },
  ]);
  await query
    .insertInto('seen_jobs')
    .values(both)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function forget(query: Query, listed: ReadonlySet<string>, before: number): Promise<void> {
  const old = await query.selectFrom('seen_jobs').select('job_id').where('seen_at', '<', before).execute();
  const gone = old.map(({ job_id }) => job_id).filter((key) => !listed.has(key));
  for (let start = 0; start < gone.length; start += BATCH_SIZE) {
    const batch = gone.slice(start, start + BATCH_SIZE);
    await query.deleteFrom('seen_jobs').where('job_id', 'in', batch).execute();
  }
}

/** @returns the source before, which at first is the same one */
async function replaceSource(query: Query, source: string): Promise<string> {
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
