import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

export interface RunningScript {
  process: ChildProcessByStdio<null, Readable, Readable>;
  lines(): string[];
  errors(): string;
  /** The exit code, once it has ended and everything it printed is here; null where a signal ended it. */
  ended: Promise<number | null>;
}

/** Starts a TypeScript file of the project (path from the project's folder) with this Node in a process of its own. */
export function runScript(
  path: string,
  args: string[] = [],
  env: Record<string, string> = {},
): RunningScript {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../..', path), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  return {
    process: child,
    // A line cut off by a kill was not acknowledged.
    lines: () => output.split('\n').slice(0, -1),
    errors: () => errors,
    ended: once(child, 'close').then(([code]) => code as number | null),
  };
}
