import { expect, it } from 'vitest';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { openTestStore, testClock } from '../../tests/support/test-store.ts';
import { createUnanswered } from './unanswered.ts';

const DAY = 86_400_000;

async function setUp() {
  const clock = testClock('2026-11-22T12:00:00Z');
  const { limits } = await openTestStore(clock);
  const log = collectingLog();
  const unanswered = createUnanswered({ limits, log, now: clock.now });
  const note = async (subject: string, times: number) => {
    for (let time = 0; time < times; time += 1) unanswered.note(subject);
    // The store works one thing after the other.
    await limits.take('after', 1000, 1000);
  };
  return { clock, limits, log, note, unanswered };
}

it('questions without an answer are told by subject and week, and nothing under five', async () => {
  const { clock, note, unanswered } = await setUp();
  await note('decline:money', 7);
  clock.forward(DAY);
  await note('decline:money', 5);
  await note('decline:unknown', 4);
  await note('jobs', 6);
  await note('pages', 50);
  await note('toString', 50);
  const told = async (day: string) =>
    (await unanswered.inWeekOf(day)).map(({ label, value }) => `${label}: ${value}`);
  expect(await told('2026-11-16')).toEqual(['Asked the assistant: advice on money: 7']);
  for (const day of ['2026-11-23', '2026-11-29'])
    expect(await told(day)).toEqual([
      'Job searches that found nothing: 6',
      'Asked the assistant: advice on money: 5',
    ]);
  expect(await told('2026-11-30')).toEqual([]);
});

it('they are counted by all instances together, and forgotten after three weeks', async () => {
  const { clock, limits, log, note, unanswered } = await setUp();
  const other = createUnanswered({ limits, log, now: clock.now });
  await note('jobs', 3);
  for (let time = 0; time < 3; time += 1) other.note('jobs');
  await limits.take('after', 1000, 1000);
  expect(await other.inWeekOf('2026-11-22')).toMatchObject([{ value: '6' }]);
  clock.forward(22 * DAY);
  await limits.sweep();
  expect(await unanswered.inWeekOf('2026-11-22')).toEqual([]);
});

it('a store that fails costs a line in the log, and no answer', async () => {
  const log = collectingLog();
  const fail = () => Promise.reject(new Error('disk full'));
  createUnanswered({ limits: { take: fail, taken: fail }, log }).note('jobs');
  await expect.poll(() => log.lines).toMatchObject([{ level: 'warn' }]);
});
