import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/**
 * Runs a program of Node in a process group of its own, which is ended with all that it has started: a folder that hangs
 * holds up neither a visitor nor a stop. @throws what it says on its standard error if it fails or takes too long
 */
export function createApart(words: readonly string[], maxMs: number): (signal: AbortSignal) => Promise<void> {
  let hasEnded = true;
  return async (signal) => {
    if (!hasEnded) throw new Error('What was begun before still hangs.');
    hasEnded = false;
    const child = spawn(process.execPath, words, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
    const said = text(child.stderr).catch(() => '');
    const ended = once(child, 'exit').finally(() => {
      hasEnded = true;
    });
    const limit = AbortSignal.any([signal, AbortSignal.timeout(maxMs)]);
    const isLate = once(limit, 'abort').then(() => true);
    const [code] = (await Promise.race([ended, isLate.then(() => [])])) as (number | null)[];
    if (code === 0) return;
    if (limit.aborted) endGroup(child.pid);
    if (signal.aborted) return;
    throw new Error(limit.aborted ? 'It took too long.' : (await said).trim());
  };
}

function endGroup(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has just ended.
  }
}
