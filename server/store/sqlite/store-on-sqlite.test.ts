import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { collectingLog } from '../../../tests/support/collecting-log.ts';
import { outboxContract } from '../../delivery/outbox.contract.ts';
import { limiterContract } from '../../limits/limits.contract.ts';
import { submissionStoreContract } from '../../submissions/submission-store.contract.ts';
import { timeLimitsContract } from '../../submissions/time-limits.contract.ts';
import { openStore, type Store } from '../open-store.ts';
import { seenJobsContract } from '../seen-jobs.contract.ts';

const opened: Store[] = [];
const folders: string[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.close()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

async function place() {
  const dataDir = mkdtempSync(join(tmpdir(), 'store-'));
  folders.push(dataDir);
  return async (now?: () => Date) => {
    const store = await openStore({
      dataDir,
      databaseUrl: null,
      referencePrefix: 'AB',
      log: collectingLog(),
      now,
    });
    opened.push(store);
    return store;
  };
}

submissionStoreContract(place);
timeLimitsContract(place);
outboxContract(place);
limiterContract(place);
seenJobsContract(place);
