import { expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

const household = (number: number) => `2001:db8:1:${number.toString(16)}::/64`;

it('one client takes no more than its share, and gets it back', () => {
  const limit = createConcurrencyLimit({ max: 3, maxPerClient: 2 });
  const [first, second] = [limit.take('a'), limit.take('a')];
  expect([first, second, limit.take('a')]).toEqual([expect.any(Function), expect.any(Function), null]);
  expect(limit.take('b')).not.toBeNull();
  expect(limit.take('c')).toBeNull();
  first?.();
  expect(limit.take('a')).not.toBeNull();
});

it('a network that one person may have whole takes no more than its share, however many halves it names', () => {
  const limit = createConcurrencyLimit({ max: 10_000, maxPerClient: 10 });
  const taken = Array.from({ length: 256 }, (_, index) => limit.take(household(index)));
  expect(taken.filter(Boolean)).toHaveLength(40);
  const ofWhole = Array.from({ length: 65_536 }, (_, index) => limit.take(household(index)));
  expect(ofWhole.filter(Boolean)).toHaveLength(120);
  expect(limit.take('2001:db8:2:1::/64')).not.toBeNull();
  for (const release of [...taken, ...ofWhole]) release?.();
  expect(limit.take(household(1))).not.toBeNull();
});
