import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createBreathing, sortedInSlices } from './in-slices.ts';

it('work on a long list lets others go on when its slice is over, and only then', async () => {
  let time = 0;
  const breathe = createBreathing(() => time);
  expect(breathe()).toBeUndefined();
  let others = false;
  const waiting = setImmediate().then(() => {
    others = true;
  });
  time += 100;
  await breathe();
  await waiting;
  expect(others).toBe(true);
  expect(breathe()).toBeUndefined();
});

it.each([0, 1, 255, 256, 257, 1000, 3001])(
  '%i things are sorted as at once, equal ones as they stood',
  async (count) => {
    const things = Array.from({ length: count }, (_, number) => ({ key: (number * 7919) % 83, number }));
    const byKey = (a: { key: number }, b: { key: number }) => a.key - b.key;
    expect(await sortedInSlices(things, byKey, createBreathing())).toEqual(things.toSorted(byKey));
  },
);
