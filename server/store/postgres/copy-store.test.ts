import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { collectingLog } from '../../../tests/support/collecting-log.ts';
import { startPostgres, type TestPostgres } from '../../../tests/support/postgres.ts';
import { sampleSubmission } from '../../../tests/support/sample-submission.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { copyToPostgres, openStore, type Store, type StoreOptions } from '../open-store.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

async function withStore<Result>(
  changes: Partial<StoreOptions>,
  use: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await openStore({
    dataDir: '/never-used',
    databaseUrl: null,
    referencePrefix: 'AB',
    log: collectingLog(),
    ...changes,
  });
  return use(store).finally(() => store.close());
}

const COUNT = 45;
const file = { name: 'cv.pdf', mediaType: 'application/pdf', bytes: new Uint8Array([0, 1, 254, 255]) };

async function everything({ submissions, outbox, seenJobs, secretFor }: Store) {
  const found = await submissions.find({});
  return {
    found,
    files: await Promise.all(found.map(({ id }) => submissions.readFile(id))),
    messages: await outbox.list({}),
    jobs: await seenJobs.firstSeen(new Date(0), new Date('2100-01-01')),
    secret: Buffer.from(secretFor('unsubscribe')).toString('hex'),
  };
}

it('a site that moves from SQLite to PostgreSQL has all that it had, once', async () => {
  const dataDir = temporaryFolder();
  const before = await withStore({ dataDir }, async (store) => {
    for (let count = 0; count < COUNT; count += 1) {
      const fields = { message: `Grüße ${count}\n'; drop table submissions; --` };
      await store.submissions.save(sampleSubmission({ fields, ...(count % 2 && { file }) }));
    }
    await store.seenJobs.note(
      new Map([
        ['', 'a'],
        ['nurse', 'b'],
      ]),
      'content',
    );
    return everything(store);
  });
  const target = { dataDir, databaseUrl: await postgres.createDatabase(), log: collectingLog() };
  // It was started once already.
  await withStore(target, async () => {});
  expect(await copyToPostgres(target)).toBe(COUNT);
  expect(await withStore(target, everything)).toEqual(before);
  await expect(copyToPostgres(target)).rejects.toThrow('holds submissions already');
});

it('is not copied while the site runs on it, and nowhere without an address', async () => {
  const dataDir = temporaryFolder();
  const store = await openStore({
    dataDir,
    databaseUrl: null,
    referencePrefix: 'AB',
    log: collectingLog(),
  });
  onTestFinished(() => store.close());
  const target = { dataDir, databaseUrl: await postgres.createDatabase(), log: collectingLog() };
  await expect(copyToPostgres(target)).rejects.toThrow('stop the site');
  await expect(copyToPostgres({ ...target, databaseUrl: null })).rejects.toThrow('Set DATABASE_URL');
});

it('keeps SQLite to itself until it has ended, so that nothing comes in that would be left behind', async () => {
  const dataDir = temporaryFolder();
  await withStore({ dataDir }, ({ submissions }) => submissions.save(sampleSubmission()));
  const databaseUrl = await postgres.createDatabase();
  const target = { dataDir, databaseUrl, log: collectingLog() };
  await withStore(target, async () => {});
  const [other, watch] = [new pg.Client(databaseUrl), new pg.Client(databaseUrl)];
  for (const client of [other, watch]) {
    await client.connect();
    onTestFinished(() => client.end());
  }
  await other.query('begin; lock table submissions');
  const copying = copyToPostgres(target);
  const waiting =
    "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  await expect.poll(async () => (await watch.query(waiting)).rows).toHaveLength(1);
  await expect(withStore({ dataDir }, async () => {})).rejects.toThrow('copy of the database is under way');
  await other.query('commit');
  expect(await copying).toBe(1);
  await withStore({ dataDir }, async () => {});
}, 20_000);
