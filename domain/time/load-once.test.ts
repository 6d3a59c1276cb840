import { expect, it } from 'vitest';
import { loadOnce } from './load-once.ts';

it('loads once for all who ask, and again after a failure', async () => {
  let loads = 0;
  const load = loadOnce(async () => {
    loads += 1;
    if (loads === 1) throw new Error('unreadable');
    return loads;
  });
  expect(await Promise.allSettled([load(), load()])).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect(loads).toBe(1);
  expect([await load(), await load()]).toEqual([2, 2]);
});
