import { expect, it } from 'vitest';
import { refusalText } from './form-result.ts';

it.each([
  [0, 'in a minute'],
  [60_000, 'in a minute'],
  [60_001, 'in 2 minutes'],
  [50 * 60_000, 'in 50 minutes'],
  [51 * 60_000, 'in an hour'],
  [61 * 60_000, 'in 2 hours'],
])('tells somebody who sent too much to come back after %i ms', (retryAfterMs, when) => {
  expect(refusalText({ kind: 'rate-limited', retryAfterMs })).toContain(
    `please try again ${when}, or ring us`,
  );
});
