import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withStoreTimeout } from '../limits/store-timeout.ts';

/** Asking more often must not be a way to keep the disk busy. */
const CACHE_MS = 1000;
const PROBE_TIMEOUT_MS = 1500;
/** More than a file system keeps in reserve. */
const PROBE = Buffer.alloc(64 * 1024);

interface Options {
  checkStore: () => Promise<void>;
  folder: string;
  countStuck?: () => Promise<number>;
  now?: () => number;
}

interface Ready {
  /** Messages that wait for the staff, if there are any: no reason to send nobody here. */
  stuckMessages?: number;
}

export function createReadiness(options: Options): () => Promise<Ready> {
  const { checkStore, folder, countStuck = async () => 0, now = Date.now } = options;
  let last: { at: number; outcome: Promise<[number, ...unknown[]]> } | null = null;
  return async () => {
    if (!last || now() - last.at >= CACHE_MS) {
      const probes = Promise.all([countStuck(), checkStore(), writeProbe(folder)]);
      last = { at: now(), outcome: withStoreTimeout(probes, PROBE_TIMEOUT_MS) };
    }
    const [stuckMessages] = await last.outcome;
    return stuckMessages > 0 ? { stuckMessages } : {};
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
