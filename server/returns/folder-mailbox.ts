import { createReadStream } from 'node:fs';
import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { MAX_BYTES, type ReturnMailbox, tryEach } from './return-mailbox.ts';

/** A folder with a file a mail; what was read is deleted. */
export function createFolderMailbox(folder: string): ReturnMailbox {
  return {
    async empty(take) {
      const names = (await readdir(folder)).filter((name) => !name.startsWith('.'));
      await tryEach(names, async (name) => {
        const path = join(folder, name);
        const start = await startOf(path).catch(nullIfGone);
        if (start === null) return;
        await take(start.toString('latin1'));
        await rm(path, { force: true });
      });
    },
  };
}

async function startOf(path: string): Promise<Buffer | null> {
  const file = await lstat(path);
  return file.isFile() ? buffer(createReadStream(path, { end: MAX_BYTES - 1 })) : null;
}

/** Another instance was quicker. */
function nullIfGone(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
