import { expect, it } from 'vitest';
import { answeredBy, stampInWords } from './when.ts';

it.each([
  ['2026-11-21T14:05:00Z', '21/11/2026 at 14:05'],
  ['2026-07-01T23:30:00Z', '02/07/2026 at 00:30'],
  ['2026-01-05T09:00:59Z', '05/01/2026 at 09:00'],
])('%s is written %s', (moment, words) => {
  expect(stampInWords(new Date(moment))).toBe(words);
});

it.each([
  ['on a Tuesday', '2026-11-24T10:00:00Z', 'Wednesday 25 November'],
  ['on a Friday evening', '2026-11-20T22:00:00Z', 'Monday 23 November'],
  ['on Christmas Eve', '2026-12-24T10:00:00Z', 'Tuesday 29 December'],
  ['just after midnight in summer', '2026-06-30T23:30:00Z', 'Thursday 2 July'],
])('what comes in %s is answered by the end of the next working day', (_, moment, day) => {
  expect(answeredBy(new Date(moment))).toBe(day);
});
