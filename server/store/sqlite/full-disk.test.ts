import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sampleSubmission } from '../../../tests/support/sample-submission.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { migrate } from '../migrate.ts';
import { createStore } from '../open-store.ts';
import { openSqlite } from './open-sqlite.ts';

async function openStore() {
  const database = await openSqlite(temporaryFolder());
  await migrate(database);
  onTestFinished(() => database.close());
  const pragma = (setting: string) => sql.raw(`pragma ${setting}`).execute(database.query);
  return { pragma, store: await createStore(database, { referencePrefix: 'AB' }) };
}

const file = { name: 'cv.pdf', mediaType: 'application/pdf', bytes: randomBytes(1_000_000) };

describe('a database that cannot grow', () => {
  it('refuses what does not fit, keeps nothing of it, and goes on with what does', async () => {
    const { pragma, store } = await openStore();
    const small = await store.submissions.save(sampleSubmission());
    await pragma('max_page_count = 60');

    const large = sampleSubmission({ file });
    await expect(store.submissions.save(large)).rejects.toThrow('database or disk is full');
    const kept = await store.submissions.find({});
    expect(kept.map(({ id }) => id)).toEqual([small.id]);
    expect(await store.outbox.list({})).toHaveLength(1);

    await pragma('max_page_count = 1000000');
    expect(await store.submissions.save(large)).toMatchObject({ repeated: false });
  });

  it('refuses every save while it cannot be written', async () => {
    const { pragma, store } = await openStore();
    const submission = sampleSubmission();
    await pragma('query_only = on');
    await expect(store.submissions.save(submission)).rejects.toThrow('readonly');
    await expect(store.limits.take('a', 1, 1000)).rejects.toThrow('readonly');
    await expect(store.health()).rejects.toThrow('readonly');
    await pragma('query_only = off');
    expect(await store.submissions.save(submission)).toMatchObject({ repeated: false });
  });
});
