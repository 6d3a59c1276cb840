import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '#content/brand.yaml';
import type { Config } from '../config.ts';
import type { Limiter } from '../limits/limits.ts';
import { countNetworks } from '../limits/network-limiter.ts';
import type { Log } from '../logging.ts';
import { withFileMail } from '../mail/file-transport.ts';
import { DatabaseError } from '../store/database.ts';
import { makeFolder } from '../store/make-folder.ts';
import { openStore } from '../store/open-store.ts';

export type ComposedStore = Awaited<ReturnType<typeof composeStore>>;

export async function composeStore(config: Config, log: Log) {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = config;
  const opened = await openStore({ dataDir, databaseUrl, referencePrefix: brand.referencePrefix, log });
  const store = withFileMail(opened, dataDir);
  return {
    ...store,
    limiter: config.RATE_LIMITS ? countNetworks(store.limits) : NO_LIMITS,
    uploads: uploadsFolder(dataDir),
  };
}

/** A folder that was made with wider rights is closed too: what visitors sent is for the site's own user. */
function uploadsFolder(dataDir: string): string {
  const path = join(dataDir, 'uploads');
  try {
    makeFolder(path);
    chmodSync(path, 0o700);
    return path;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'for no known reason';
    throw new DatabaseError(
      `The data folder ${dataDir} cannot be written (${reason}). Check that the user who runs the site may write there, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

/** For load tests, which come from one address. */
const NO_LIMITS: Limiter = {
  take: async () => ({ allowed: true, retryAfterMs: 0 }),
  taken: async () => 0,
  sweep: async () => 0,
};
