import { expect, it } from 'vitest';
import { localDate } from './local-date.ts';

it.each([
  ['2027-02-12', '12 February 2027'],
  ['2026-01-01', '1 January 2026'],
  ['2028-02-29', '29 February 2028'],
])('%s is written %s', (day, words) => {
  expect(localDate(day)).toBe(words);
});
