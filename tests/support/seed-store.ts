import { sql } from 'kysely';
import type { Database } from '../../server/store/database.ts';

export interface Seed {
  submissions: number;
  /** Messages that wait, of the first submissions; every other one's has been sent. */
  due: number;
  /** JSON without apostrophes, for each of them. */
  payload?: string;
}

const DAY = 86_400_000;

/** A number of six digits or more in the form of an id, in the order of numbers. */
const ID = {
  sqlite: `printf('01a0%04x-0000-7000-8000-%012d', i / 65536, i)`,
  postgres: `'01a0' || lpad(to_hex(i / 65536), 4, '0') || '-0000-7000-8000-' || lpad(i::text, 12, '0')`,
};
const COUNTED = {
  sqlite: (to: number) => `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${to})`,
  postgres: (to: number) => `with n as (select generate_series(1, ${to}::bigint) as i)`,
};

/** Half a year of what people send, one in a hundred of it applications, in statements that take seconds for a million. */
export async function seed(
  { engine, query }: Database,
  { submissions, due, payload = '{"subject":"Hello"}' }: Seed,
  now: Date,
): Promise<void> {
  const [id, counted] = [ID[engine], COUNTED[engine](submissions)];
  const received = `${now.getTime()} - ${180 * DAY} + i * ${Math.floor((180 * DAY) / (submissions + 1))}`;
  const fields = JSON.stringify({ name: 'Dora Ash', message: 'My father comes home on Friday.' });
  const statements = [
    `insert into submissions (id, reference, kind, idempotency_key, email, fields, received_at, delete_after) ${counted}
     select ${id}, 'WF-' || i, case when i % 100 = 0 then 'application' else 'enquiry' end, 'key-' || i,
       'person' || i || '@example.org', '${fields}', ${received}, ${received} + ${184 * DAY} from n`,
    `insert into messages (id, submission_id, channel, payload, status, attempts, due_at, created_at) ${counted}
     select ${id}, ${id}, 'mail', case when i <= ${due} then '${payload}' end,
       case when i <= ${due} then 'due' else 'sent' end, 0, ${received}, ${received} from n`,
  ];
  if (engine === 'postgres') statements.push('analyze');
  await query.transaction().execute(async (transaction) => {
    if (engine === 'postgres') await sql`set local statement_timeout = 0`.execute(transaction);
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  });
}

/** On SQLite: each is owed an answer, which the oldest have, and the very oldest are to be deleted. */
export async function seedAnswers(
  { query }: Database,
  { answered, expired }: { answered: number; expired: number },
  now: Date,
): Promise<void> {
  for (const statement of [
    `update submissions set answer_by = received_at + ${DAY}`,
    `update submissions set outcome = 'answered', outcome_at = answer_by, outcome_by = 'office' where rowid <= ${answered}`,
    `update submissions set delete_after = ${now.getTime()} - 1 where rowid <= ${expired}`,
  ])
    await sql.raw(statement).execute(query);
}

/**
 * PostgreSQL cleans up after a million rows within a minute or two: while it is measured, if it is not done
 * before. What comes one by one leaves little of it at a time.
 */
export async function tidyUp({ engine, query }: Database): Promise<void> {
  if (engine === 'sqlite') return;
  await query.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    for (const statement of ['vacuum analyze submissions', 'vacuum analyze messages', 'checkpoint'])
      await sql.raw(statement).execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}
