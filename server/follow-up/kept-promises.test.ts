import { expect, it } from 'vitest';
import { sampleSubmission } from '../../tests/support/sample-submission.ts';
import { openTestStore, testClock } from '../../tests/support/test-store.ts';
import { createKeptPromises } from './kept-promises.ts';

async function setUp(isShown: boolean) {
  const clock = testClock('2026-12-01T00:00:00Z');
  const { submissions } = await openTestStore(clock);
  const save = async (answerBy: Date, isKept: boolean) => {
    const { id } = await submissions.save(sampleSubmission({ answerBy }));
    const at = isKept ? answerBy : new Date(answerBy.getTime() + 1);
    await submissions.setOutcome(id, { outcome: 'answered', at, by: 'office' }, null);
  };
  const saveMany = async (count: number, kept: number) => {
    for (let index = 0; index < count; index += 1) await save(new Date('2026-11-23T18:00:00Z'), index < kept);
  };
  return { clock, save, saveMany, promises: createKeptPromises({ submissions, isShown, now: clock.now }) };
}

it('from twenty up it is said how many answers of last month were in time, rounded down', async () => {
  const { promises, save, saveMany } = await setUp(true);
  await saveMany(19, 18);
  await save(new Date('2026-10-31T23:59:59Z'), true);
  await save(new Date('2026-12-01T00:00:00Z'), true);
  expect(await promises.lastMonth('enquiry')).toBeNull();
  await saveMany(10, 10);
  expect(await promises.lastMonth('enquiry')).toBe(96);
  expect(await promises.lastMonth('application')).toBeNull();
});

it('nothing is said before the owner has switched it on', async () => {
  const { promises, saveMany } = await setUp(false);
  await saveMany(20, 20);
  expect(await promises.lastMonth('enquiry')).toBeNull();
});

it('nothing is said while the store fails or hangs', async () => {
  for (const countPromises of [() => Promise.reject(new Error('away')), () => new Promise<never>(() => {})]) {
    const promises = createKeptPromises({ submissions: { countPromises }, isShown: true });
    expect(await promises.lastMonth('enquiry')).toBeNull();
  }
});
