import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Kysely, sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isDoneInOneTurn } from '../../../tests/support/event-loop.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { connectSqlite } from './sqlite-connection.ts';
import { createSqliteDialect } from './sqlite-dialect.ts';

const newFile = () => ({ path: join(temporaryFolder(), 'site.db'), readOnly: false, setUp: '' });

/** The program of the thread, which ends in the midst of a statement that says so. */
function fallibleProgram(): URL {
  const path = join(temporaryFolder(), 'thread.mjs');
  const program = new URL('./sqlite-thread.ts', import.meta.url);
  const code = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ sql }) => { if (sql?.includes('end here')) process.exit(); });
    await import('${program}');`;
  writeFileSync(path, code);
  return pathToFileURL(path);
}

async function notes() {
  const file = newFile();
  const program = fallibleProgram();
  const query = new Kysely<{ notes: { text: string } }>({
    dialect: createSqliteDialect(() => connectSqlite(file, program)),
  });
  onTestFinished(() => query.destroy());
  await sql`create table notes (text)`.execute(query);
  const stored = async () => (await query.selectFrom('notes').selectAll().execute()).map(({ text }) => text);
  return { query, stored };
}

const endThread = sql`select 1 /* end here */`;

describe('a connection to SQLite', () => {
  it('lets others in during the one statement that writes five million bytes', async () => {
    const connection = connectSqlite(newFile());
    onTestFinished(() => connection.close());
    await connection.run({ sql: 'create table files (bytes)', parameters: [] });
    const insert = { sql: 'insert into files values (?)', parameters: [Buffer.alloc(5_000_000, 7)] };
    expect(await isDoneInOneTurn(() => connection.run(insert))).toBe(false);
    const { rows } = await connection.run({ sql: 'select length(bytes) as size from files', parameters: [] });
    expect(rows).toEqual([{ size: 5_000_000 }]);
  });

  it('says what SQLite says, with its code', async () => {
    const connection = connectSqlite(newFile());
    onTestFinished(() => connection.close());
    await connection.run({ sql: 'create table keys (key unique)', parameters: [] });
    const insert = { sql: 'insert into keys values (?)', parameters: ['one'] };
    expect(await connection.run(insert)).toMatchObject({ changes: 1n });
    await expect(connection.run(insert)).rejects.toMatchObject({
      message: 'UNIQUE constraint failed: keys.key',
      errcode: 2067,
    });
  });

  it('fails with a file that cannot be opened, and closes all the same', async () => {
    const connection = connectSqlite({ ...newFile(), path: temporaryFolder() });
    const statement = { sql: 'select 1', parameters: [] };
    await expect(connection.run(statement)).rejects.toMatchObject({ errcode: 14 });
    await expect(connection.run(statement)).rejects.toThrow('unable to open');
    await connection.close();
  });
});

describe('a thread of SQLite that ends', () => {
  it('fails what was under way, and the next has a new one', async () => {
    const { query, stored } = await notes();
    await expect(endThread.execute(query)).rejects.toThrow('has ended');
    await query.insertInto('notes').values({ text: 'after' }).execute();
    expect(await stored()).toEqual(['after']);
  });

  it('takes its transaction along: nothing of that is stored, whatever comes after', async () => {
    const { query, stored } = await notes();
    const transaction = query.transaction().execute(async (within) => {
      await within.insertInto('notes').values({ text: 'before' }).execute();
      await endThread.execute(within).catch(() => {});
      await within.insertInto('notes').values({ text: 'after' }).execute();
    });
    await expect(transaction).rejects.toThrow('has ended');
    expect(await stored()).toEqual([]);
  });
});
