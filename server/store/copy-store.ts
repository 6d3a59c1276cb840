import { type Kysely, sql } from 'kysely';
import { type Database, DatabaseError, type Tables } from './database.ts';
import { migrate } from './migrate.ts';

/** Each table behind those that it refers to, with the column by which it is read in order; limits begin again. */
const KEYS = {
  submissions: 'id',
  submission_files: 'submission_id',
  messages: 'id',
  installation: 'name',
  seen_jobs: 'job_id',
} as const satisfies Record<Exclude<keyof Tables, 'limits'>, string>;

const BATCH_SIZE = 20;

/** All or nothing, to an empty database. @returns how many submissions there were @throws DatabaseError if the target holds any */
export async function copyStore({ query: source }: Database, target: Database): Promise<number> {
  await migrate(target);
  return target.query.transaction().execute(async (transaction) => {
    if (await transaction.selectFrom('submissions').select('id').limit(1).executeTakeFirst())
      throw new DatabaseError('The database of DATABASE_URL holds submissions already: name an empty one.');
    // A site that was started on it has made a secret of its own; links in mails are signed with the old one.
    await transaction.deleteFrom('installation').execute();
    await transaction.deleteFrom('seen_jobs').execute();
    let submissions = 0;
    for (const [table, key] of Object.entries(KEYS)) {
      const copied = await copyTable(source, transaction, table, key);
      if (table === 'submissions') submissions = copied;
    }
    return submissions;
  });
}

type Row = Record<string, unknown>;

async function copyTable(source: Kysely<Tables>, target: Kysely<Tables>, table: string, key: string) {
  let copied = 0;
  let last: unknown = null;
  for (;;) {
    const after = last === null ? sql`` : sql`where ${sql.ref(key)} > ${last}`;
    const { rows } = await sql<Row>`select * from ${sql.table(table)} ${after}
      order by ${sql.ref(key)} limit ${BATCH_SIZE}`.execute(source);
    const [first] = rows;
    if (!first) return copied;
    const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
    const values = sql.join(rows.map((row) => sql`(${sql.join(Object.values(row))})`));
    await sql`insert into ${sql.table(table)} (${columns}) values ${values}`.execute(target);
    copied += rows.length;
    last = rows.at(-1)?.[key];
  }
}
