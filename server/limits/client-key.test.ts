import { expect, it } from 'vitest';
import { clientKey, networkOf, networksOf, plainAddress } from './client-key.ts';

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

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['2001:db8::7', '2001:db8::7'],
  ['[2001:db8::7]:51234', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['fe80::1%eth0', 'fe80::1'],
  ['203.0.113.7:', null],
  ['203.0.113:80', null],
  ['256.0.0.1', null],
  ['[203.0.113.7]x', null],
  ['unknown', null],
  ['_hidden', null],
  ['', null],
])('a proxy that writes %j names %j', (text, address) => {
  expect(plainAddress(text)).toBe(address);
});

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2f3::1', '2001:db8:1::/48'],
  ['forwarded abc', 'forwarded abc'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(clientKey(address))).toBe(network);
});

it('an IPv6 client belongs to networks that may have more, and an IPv4 address to none', () => {
  expect(networksOf(clientKey('2001:db8:1:2f3::1'))).toEqual([
    { key: '2001:db8:1:2f3::/64', share: 1 },
    { key: '2001:db8:1:200::/56', share: 4 },
    { key: '2001:db8:1::/48', share: 16 },
  ]);
  expect(networksOf('203.0.113.7')).toEqual([{ key: '203.0.113.7', share: 1 }]);
});
