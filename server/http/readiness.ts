import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Asking more often must not be a way to keep the disk busy. */
const CACHE_MS = 1000;
/** More than a file system keeps in reserve. */
const PROBE = Buffer.alloc(64 * 1024);

interface Options {
  checkStore: () => Promise<void>;
  folder: string;
  now?: () => number;
}

/** Rejects if the site cannot write what it would have to store. */
export function createReadiness({ checkStore, folder, now = Date.now }: Options): () => Promise<void> {
  let last: { at: number; outcome: Promise<unknown> } | null = null;
  return async () => {
    if (!last || now() - last.at >= CACHE_MS) {
      last = { at: now(), outcome: Promise.all([checkStore(), writeProbe(folder)]) };
    }
    await last.outcome;
  };
}

async function writeProbe(folder: string): Promise<void> {
  const path = join(folder, `probe-${randomUUID()}`);
  try {
    await writeFile(path, PROBE, { mode: 0o600, flag: 'wx' });
  } finally {
    await rm(path, { force: true });
  }
}
