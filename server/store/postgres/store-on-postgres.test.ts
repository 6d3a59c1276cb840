import { afterAll, afterEach, beforeAll } from 'vitest';
import { collectingLog } from '../../../tests/support/collecting-log.ts';
import { startPostgres, type TestPostgres } from '../../../tests/support/postgres.ts';
import { outboxContract } from '../../delivery/outbox.contract.ts';
import { limiterContract } from '../../limits/limits.contract.ts';
import { submissionStoreContract } from '../../submissions/submission-store.contract.ts';
import { timeLimitsContract } from '../../submissions/time-limits.contract.ts';
import { openStore, type Store } from '../open-store.ts';
import { seenJobsContract } from '../seen-jobs.contract.ts';

let postgres: TestPostgres;
const opened: Store[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.close()));
});

afterAll(() => postgres.stop());

async function place() {
  const databaseUrl = await postgres.createDatabase();
  return async (now?: () => Date) => {
    const store = await openStore({
      dataDir: '/never-used',
      databaseUrl,
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
