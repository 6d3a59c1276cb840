import { describe, expect, it, onTestFinished } from 'vitest';
import { collectingLog } from '../../../tests/support/collecting-log.ts';
import { runScript } from '../../../tests/support/run-script.ts';
import { sampleSubmission } from '../../../tests/support/sample-submission.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { type TestClock, testClock } from '../../../tests/support/test-store.ts';
import { openStore, type Store } from '../open-store.ts';

const AN_HOUR = 3_600_000;

async function open(dataDir: string, { now }: TestClock = testClock()): Promise<Store> {
  const store = await openStore({
    dataDir,
    databaseUrl: null,
    referencePrefix: 'AB',
    log: collectingLog(),
    now,
  });
  onTestFinished(() => store.close());
  return store;
}

const claimOne = async (store: Store) => (await store.outbox.claim(1, AN_HOUR))[0]?.id;

describe('what a program had under way when it ended', () => {
  it('is due as soon as another one begins to deliver, after a kill', async () => {
    const dataDir = temporaryFolder();
    const store = await open(dataDir);
    await store.submissions.save(sampleSubmission());
    const script = runScript('tests/support/store/claim-and-wait.ts', [dataDir]);
    await expect.poll(script.lines, { timeout: 10_000 }).toHaveLength(1);
    script.process.kill('SIGKILL');
    await script.ended;
    expect(script.errors()).toBe('');
    expect(await store.outbox.claim(10, AN_HOUR)).toMatchObject([{ id: script.lines()[0], attempt: 2 }]);
  });

  it('is left alone while that program, or a third one, still delivers', async () => {
    const dataDir = temporaryFolder();
    const first = await open(dataDir);
    await first.submissions.save(sampleSubmission());
    await first.submissions.save(sampleSubmission());
    const [second, third, fourth] = [await open(dataDir), await open(dataDir), await open(dataDir)];
    const ofFirst = await claimOne(first);
    const ofSecond = await claimOne(second);
    expect(new Set([ofFirst, ofSecond, undefined]).size).toBe(3);

    await first.close();
    expect(await claimOne(third)).toBeUndefined();
    await second.close();
    await third.close();
    expect(new Set([await claimOne(fourth), await claimOne(fourth)])).toEqual(new Set([ofFirst, ofSecond]));
  });

  it('comes back later each time where it was under way at every end, and might be the cause', async () => {
    const dataDir = temporaryFolder();
    const clock = testClock();
    const keeper = await open(dataDir, clock);
    await keeper.submissions.save(sampleSubmission());
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 5; attempt++) {
      const store = await open(dataDir, clock);
      const atOnce = await store.outbox.claim(1, AN_HOUR);
      const [message] = await keeper.outbox.list({});
      const wait = atOnce.length === 1 ? 0 : (message?.dueAt.getTime() ?? 0) - clock.now().getTime();
      clock.forward(wait);
      if (wait > 0) expect(await store.outbox.claim(1, AN_HOUR)).toMatchObject([{ attempt }]);
      waits.push(wait / 1000);
      await store.close();
    }
    expect(waits).toEqual([0, 0, 2, 6, 12]);
  });
});
