import { expect, it } from 'vitest';
import { endedDays } from './ended-days.ts';

it.each([
  ['before seven in the morning', '2026-11-21T06:59:00Z', ['2026-11-17', '2026-11-18', '2026-11-19']],
  ['from seven on', '2026-11-21T07:00:00Z', ['2026-11-18', '2026-11-19', '2026-11-20']],
  ['at seven in summer', '2026-07-01T06:00:00Z', ['2026-06-28', '2026-06-29', '2026-06-30']],
  ['late in the evening', '2027-01-01T23:59:00Z', ['2026-12-29', '2026-12-30', '2026-12-31']],
])('%s the days to tell of are the last three that have ended', (_, now, days) => {
  expect(endedDays(new Date(now))).toEqual(days);
});
