import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { MonthTasks } from './month-instance-for-tests.ts';

export interface SentMail {
  id: string;
  text: string;
  subject: string;
  to: string;
}

interface Answered {
  id?: number;
  result?: unknown;
  error?: string;
  mail?: SentMail;
}

type AnyTasks = Record<string, (...args: never[]) => unknown>;

export interface Instance<Tasks extends AnyTasks = MonthTasks> {
  ask<Task extends keyof Tasks>(
    task: Task,
    ...args: Parameters<Tasks[Task]>
  ): Promise<Awaited<ReturnType<Tasks[Task]>>>;
  kill(): Promise<void>;
}

interface Options {
  dataDir: string;
  databaseUrl: string | null;
  smtpUrl?: string;
  now: () => Date;
  onMail?: (mail: SentMail) => void;
}

/** @param name the program, in this folder */
export async function startInstance<Tasks extends AnyTasks = MonthTasks>(
  { now, onMail, ...store }: Options,
  name = 'month-instance-for-tests.ts',
): Promise<Instance<Tasks>> {
  const program = join(import.meta.dirname, name);
  const child = fork(program, [JSON.stringify(store)], { serialization: 'advanced', execArgv: [] });
  const asked = new Map<number, PromiseWithResolvers<never>>();
  child.on('message', ({ id, result, error, mail }: Answered) => {
    if (mail) onMail?.(mail);
    if (id === undefined) return;
    if (error === undefined) asked.get(id)?.resolve(result as never);
    else asked.get(id)?.reject(new Error(error));
    asked.delete(id);
  });
  child.on('exit', () => {
    for (const { reject } of asked.values()) reject(new Error('killed'));
  });
  await once(child, 'message');
  let count = 0;
  return {
    ask(task, ...args) {
      const answer = Promise.withResolvers<never>();
      count += 1;
      asked.set(count, answer);
      child.send({ id: count, at: now(), task, args }, (error) => error && answer.reject(error));
      return answer.promise;
    },
    kill: () => killed(child),
  };
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
