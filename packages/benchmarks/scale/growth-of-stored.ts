import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLetterContents } from '../../../server/follow-up/letter-contents.ts';
import { morningLetter } from '../../../server/mail/messages/morning-letter.ts';
import { createRetention } from '../../../server/retention/retention.ts';
import { migrate } from '../../../server/store/migrate.ts';
import { createStore, type Store } from '../../../server/store/open-store.ts';
import { openSqlite, sqlitePath } from '../../../server/store/sqlite/open-sqlite.ts';
import { collectingLog } from '../../../tests/support/collecting-log.ts';
import { seed, seedAnswers } from '../../../tests/support/seed-store.ts';
import { testSite } from '../../../tests/support/test-mail-site.ts';
import type { Row } from '../report/measurement.ts';
import { startedFigures } from './growth-of-site.ts';

const WAITING = 1000;
const DAYS_KEPT = 180;
const now = new Date();

/** The processor's time of this process, its threads included. */
async function processorMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const PAGES = { 'a page that asks the store: ms': '/contact?form=call&fresh={n}' };

export async function measureStored(submissions: number): Promise<Row> {
  const dataDir = await mkdtemp(join(tmpdir(), 'growth-'));
  const database = await openSqlite(dataDir);
  try {
    await migrate(database);
    await seed(database, { submissions, due: 0 }, now);
    const store = await createStore(database, { referencePrefix: 'WF', now: () => now });
    await seedAnswers(database, { answered: 0, expired: 0 }, now);
    const neverAnswered = await processorMs(() => letter(store));
    const expired = Math.ceil(submissions / DAYS_KEPT);
    await seedAnswers(database, { answered: submissions - WAITING, expired }, now);
    const { size } = await stat(sqlitePath(dataDir));
    return {
      'database: MB': size / 1e6,
      ...(await startedFigures({ DATA_DIR: dataDir }, PAGES)),
      'the morning letter: ms': await processorMs(() => letter(store)),
      'the morning letter, never answered: ms': neverAnswered,
      'deletion of a day: ms': await processorMs(() => deleteDue(store)),
      'backup: ms': await processorMs(() => database.backup(join(dataDir, 'backup.db'))),
    };
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true });
  }
}

async function letter({ submissions, outbox }: Store): Promise<void> {
  const contents = createLetterContents({
    submissions,
    outbox,
    weekBefore: async () => [],
    awaitingEvent: async () => 0,
  });
  const since = now.getTime() - 86_400_000;
  morningLetter(await contents({ day: now.toISOString().slice(0, 10), since }, now), testSite);
}

const deleteDue = ({ submissions, retentionRuns: runs, limits }: Store) =>
  createRetention({ submissions, runs, limits, log: collectingLog(), now: () => now }).run();
