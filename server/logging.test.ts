import { expect, it } from 'vitest';
import { redact } from './logging.ts';

it.each([
  [
    '550 5.1.1 <anna@example.org> unknown\r\n  user "anna@example.org"',
    '550 5.1.1 [address] unknown user [address]',
  ],
  ['phone +44 (0)7700 900123 is wrong', 'phone [number] is wrong'],
  ['phone 07700900123.', 'phone [number].'],
  ['connect ECONNREFUSED 127.0.0.1:2525', 'connect ECONNREFUSED 127.0.0.1:2525'],
  [new Error('no\nspace left'), 'no space left'],
  [undefined, 'undefined'],
  ['x'.repeat(5000), 'x'.repeat(300)],
  // The square of these would be half an hour.
  ['x'.repeat(600_000), 'x'.repeat(300)],
])('%j is logged as %j', (failure, reason) => {
  expect(redact(failure)).toBe(reason);
});
