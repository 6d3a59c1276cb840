import { expect, it } from 'vitest';
import { acceptedEncoding } from './encoding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['BR', 'br'],
  ['*', 'gzip'],
  ['*, gzip;q=0', null],
  ['gzip;q=0.0', null],
  ['identity', null],
  ['', null],
  [undefined, null],
])('a visitor who accepts %j gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
