// One publish at a time on a machine, wherever it comes from.
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FolderFault } from './folder-archive.ts';

const LONGEST_MS = 3_600_000;

/**
 * @param site the folder whose build is changed
 * @throws FolderFault while another process is at it
 */
export async function alone<Result>(site: string, work: () => Promise<Result>): Promise<Result> {
  const lock = join(site, '.publishing');
  take(lock);
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock: string): void {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST') throw new FolderFault(`Nothing can be published here: ${message}`);
    if (isHeld(lock)) throw new FolderFault('Somebody publishes just now. Try again in a minute.');
    rmSync(lock, { force: true });
    take(lock);
  }
}

/** A process that was killed has left its lock, and its number may be another one's after a restart. */
function isHeld(lock: string): boolean {
  try {
    if (statSync(lock).mtimeMs < Date.now() - LONGEST_MS) return false;
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
