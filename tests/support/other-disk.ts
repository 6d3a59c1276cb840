import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Memory that looks like a mounted disk: temporary folders are on another. Linux alone has it. */
const MEMORY = '/dev/shm';
export const hasOtherDisk = existsSync(MEMORY);

/** An empty folder on another disk than temporary folders, deleted when the test has finished. */
export function folderOnOtherDisk(): string {
  const folder = mkdtempSync(join(MEMORY, 'test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
