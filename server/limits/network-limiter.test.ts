import { expect, it } from 'vitest';
import { openTestStore, testClock } from '../../tests/support/test-store.ts';
import { countNetworks } from './network-limiter.ts';

async function allowedOf(keys: string[]): Promise<number> {
  const limits = countNetworks((await openTestStore(testClock())).limits);
  let allowed = 0;
  for (const key of keys) if ((await limits.take(key, 2, 60_000)).allowed) allowed += 1;
  return allowed;
}

const keys = (length: number, name: (index: number) => string) =>
  Array.from({ length }, (_, index) => `contact:${name(index)}`);

it('a client may so much, its /56 four times and its /48 sixteen times as much', async () => {
  expect(await allowedOf(keys(4, () => '2001:db8:1:2::/64'))).toBe(2);
  expect(await allowedOf(keys(20, (index) => `2001:db8:1:2${index % 10}::/64`))).toBe(8);
  expect(await allowedOf(keys(50, (index) => `2001:db8:1:${index}00::/64`))).toBe(32);
});

it('addresses of IPv4, and what is no address, count for themselves', async () => {
  expect(await allowedOf(keys(40, (index) => `203.0.113.${index}`))).toBe(40);
  expect(await allowedOf(keys(40, (index) => `${index}@example.org`))).toBe(40);
});

it('says how long to wait', async () => {
  const limits = countNetworks((await openTestStore(testClock())).limits);
  for (let index = 0; index < 4; index += 1) await limits.take(`contact:2001:db8:1:${index}::/64`, 1, 60_000);
  expect(await limits.take('contact:2001:db8:1:9::/64', 1, 60_000)).toEqual({
    allowed: false,
    retryAfterMs: 60_000,
  });
});
