import { expect, it } from 'vitest';
import { countedDay } from './counted-day.ts';

it.each([
  ['9 days ago', '2028-02-20'],
  ['1 day ago', '2028-02-28'],
  ['in 1 day', '2028-03-01'],
  ['in 1 week', '2028-03-07'],
  ['in 46 weeks', '2029-01-16'],
  ['0 days ago', '2028-02-29'],
])('%s is counted from the day that is given', (text, day) =>
  expect(countedDay(text, '2028-02-29')).toBe(day),
);

it.each(['2026-12-31', '9 days', 'in 7 weeks or so', 'days ago', 'soon', ''])('%s stays as it is', (text) =>
  expect(countedDay(text, '2028-02-29')).toBe(text),
);
