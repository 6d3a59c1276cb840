import { Worker } from 'node:worker_threads';

export interface OpenedFile {
  path: string;
  readOnly: boolean;
  setUp: string;
}

export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

interface Done {
  rows: Record<string, unknown>[];
  changes?: bigint;
}

export type Answer = (Done | { error: { message: string; errcode: number | undefined } }) & {
  isTransaction: boolean;
};

/** A connection in a thread of its own: while the disk is busy, or with a CV, the event loop goes on. */
export interface SqliteConnection {
  /** One at a time. @throws what SQLite says, with its `errcode`; why the thread has ended, if it has */
  run(statement: Statement): Promise<Done>;
  isTransaction(): boolean;
  hasEnded(): boolean;
  close(): Promise<void>;
}

const PROGRAM = new URL('./sqlite-thread.ts', import.meta.url);

/** A file that cannot be opened fails the first statement. */
export function connectSqlite(file: OpenedFile, program = PROGRAM): SqliteConnection {
  const worker = new Worker(program, { workerData: file });
  const exited = Promise.withResolvers<void>();
  let underWay: PromiseWithResolvers<Answer> | null = null;
  let isTransaction = false;
  let ending: Error | null = null;

  const end = (reason: Error) => {
    ending ??= reason;
    isTransaction = false;
    underWay?.reject(ending);
  };
  worker.on('message', (answer: Answer) => underWay?.resolve(answer));
  worker.on('error', (error: Error) => end(error));
  worker.on('exit', () => {
    end(new Error('The thread of the database has ended.'));
    exited.resolve();
  });
  // A connection that waits keeps no process from ending.
  worker.unref();

  return {
    async run(statement) {
      if (ending) throw ending;
      underWay = Promise.withResolvers();
      worker.ref();
      try {
        worker.postMessage(statement);
        const answer = await underWay.promise;
        isTransaction = answer.isTransaction;
        if ('error' in answer) throw Object.assign(new Error(answer.error.message), answer.error);
        return answer;
      } finally {
        underWay = null;
        worker.unref();
      }
    },
    isTransaction: () => isTransaction,
    hasEnded: () => ending !== null,
    async close() {
      if (ending) return;
      worker.ref();
      worker.postMessage('close');
      await exited.promise;
    },
  };
}
