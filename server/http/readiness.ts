import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MessageStates } from '../delivery/outbox.ts';
import { withStoreTimeout } from '../limits/store-timeout.ts';

/** Asking more often must not be a way to keep the disk busy. */
const CACHE_MS = 1000;
const PROBE_TIMEOUT_MS = 1500;
/** More than a file system keeps in reserve. */
const PROBE = Buffer.alloc(64 * 1024);
const WAITING_MS = 15 * 60_000;

type Backlog = Awaited<ReturnType<MessageStates['backlog']>>;

interface Options {
  checkStore: () => Promise<void>;
  folder: string;
  backlog?: () => Promise<Backlog>;
  now?: () => number;
}

/** Messages that have not left, if there are any: no reason to send nobody here. */
interface Ready {
  stuckMessages?: number;
  waitingMessages?: number;
  waitingSince?: Date;
}

export function createReadiness(options: Options): () => Promise<Ready> {
  const { checkStore, folder, backlog = async () => [], now = Date.now } = options;
  let last: { at: number; outcome: Promise<[Backlog, ...unknown[]]> } | null = null;
  return async () => {
    if (!last || now() - last.at >= CACHE_MS) {
      const probes = Promise.all([backlog(), checkStore(), writeProbe(folder)]);
      last = { at: now(), outcome: withStoreTimeout(probes, PROBE_TIMEOUT_MS) };
    }
    const [notLeft] = await last.outcome;
    return notLeftAt(now(), notLeft);
  };
}

function notLeftAt(at: number, backlog: Backlog): Ready {
  const stuck = backlog.find(({ status }) => status === 'stuck');
  const due = backlog.find(({ status, oldest }) => status === 'due' && at - oldest.getTime() >= WAITING_MS);
  return {
    ...(stuck && { stuckMessages: stuck.count }),
    ...(due && { waitingMessages: due.count, waitingSince: due.oldest }),
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
