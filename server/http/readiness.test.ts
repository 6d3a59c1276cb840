import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleSubmission } from '../../tests/support/sample-submission.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { openTestStore, testClock } from '../../tests/support/test-store.ts';
import { createReadiness } from './readiness.ts';

async function setUp() {
  const clock = testClock();
  const folder = join(temporaryFolder(), 'uploads');
  mkdirSync(folder);
  const store = await openTestStore(clock);
  let asked = 0;
  const checkStore = () => {
    asked += 1;
    return store.health();
  };
  const ready = createReadiness({ checkStore, folder, now: () => clock.now().getTime() });
  return { clock, folder, store, ready, asked: () => asked };
}

describe('a site', () => {
  it('is ready while it can write, and leaves nothing behind', async () => {
    const { folder, ready } = await setUp();
    await expect(ready()).resolves.toEqual({});
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is not while its folder takes nothing, and is again when it does', async () => {
    const { clock, folder, ready } = await setUp();
    rmSync(folder, { recursive: true });
    await expect(ready()).rejects.toThrow('ENOENT');
    mkdirSync(folder);
    clock.forward(1000);
    await expect(ready()).resolves.toEqual({});
  });

  it('is not while its store is away', async () => {
    const { store, ready } = await setUp();
    await store.close();
    await expect(ready()).rejects.toThrow();
  });

  it('looks at most once a second, however often it is asked', async () => {
    const { clock, ready, asked } = await setUp();
    await Promise.all([ready(), ready(), ready()]);
    clock.forward(999);
    await ready();
    expect(asked()).toBe(1);
    clock.forward(1);
    await ready();
    expect(asked()).toBe(2);
  });

  it('says what has not left and since when, which is no reason to send nobody to it', async () => {
    const { clock, folder, store } = await setUp();
    const { outbox, submissions } = store;
    const now = () => clock.now().getTime();
    const ready = createReadiness({ checkStore: store.health, folder, backlog: outbox.backlog, now });
    const since = clock.now();
    await submissions.save(sampleSubmission());
    await submissions.save(sampleSubmission());
    const [refused] = await outbox.claim(1, 1000);
    await outbox.fail(refused ?? expect.fail('Nothing is due.'), '550 no such person', null);
    await expect(ready()).resolves.toEqual({ stuckMessages: 1 });
    clock.forward(15 * 60_000);
    await expect(ready()).resolves.toEqual({ stuckMessages: 1, waitingMessages: 1, waitingSince: since });
  });
});
