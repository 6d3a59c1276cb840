import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { createBusyRetry } from './locks.ts';
import type { Answer, OpenedFile, Statement } from './sqlite-connection.ts';

const { path, readOnly, setUp } = workerData as OpenedFile;
const database = new DatabaseSync(path, { readOnly, timeout: 5000 });
database.exec(setUp);
const whileBusy = createBusyRetry();

parentPort?.on('message', async (statement: Statement | 'close') => {
  if (statement === 'close') {
    database.close();
    parentPort?.close();
    return;
  }
  const answer = await answerTo(statement);
  // Rows are handed over, not copied.
  parentPort?.postMessage(answer, 'rows' in answer ? answer.rows.flatMap(buffersOf) : []);
});

async function answerTo(statement: Statement): Promise<Answer> {
  try {
    const done = await whileBusy(() => run(statement));
    return { ...done, isTransaction: database.isTransaction };
  } catch (error) {
    return { error: told(error), isTransaction: database.isTransaction };
  }
}

function run({ sql, parameters }: Statement) {
  const statement = database.prepare(sql);
  const values = parameters as SQLInputValue[];
  if (statement.columns().length > 0) return { rows: statement.all(...values) };
  const { changes } = statement.run(...values);
  return { rows: [], changes: BigInt(changes) };
}

/** A copy of an error between threads keeps its message alone. */
function told(error: unknown) {
  const { message, errcode } = error as Error & { errcode?: number };
  return { message, errcode };
}

function buffersOf(row: object): ArrayBuffer[] {
  return Object.values(row).flatMap((value) =>
    value instanceof Uint8Array ? [value.buffer as ArrayBuffer] : [],
  );
}
