import { expect, it } from 'vitest';
import { clientKey } from './client-key.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:ffff::', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, key) => {
  expect(clientKey(address)).toBe(key);
});

it('all addresses of one household are one visitor, and of two are two', () => {
  const household = (name: string) =>
    new Set(
      Array.from({ length: 150 }, (_, index) => clientKey(`2001:db8:0:${name}::${index.toString(16)}`)),
    );
  expect(household('a').size).toBe(1);
  expect(household('a').isDisjointFrom(household('b'))).toBe(true);
});
