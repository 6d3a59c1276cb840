import { expect, it } from 'vitest';
import { timeInWords } from './day-words.ts';
import { dayInWords, durationInWords, localDate } from './days-in-words.ts';

it.each([
  ['2027-02-12', '12 February 2027'],
  ['2026-01-01', '1 January 2026'],
  ['2028-02-29', '29 February 2028'],
])('%s is written %s', (day, words) => {
  expect(localDate(day)).toBe(words);
});

it('a day is written with its weekday', () => {
  expect(dayInWords('2026-11-23')).toBe('Monday 23 November');
});

it.each([
  ['09:30', '9.30 am'],
  ['12:00', 'midday'],
  ['14:05', '2.05 pm'],
  ['00:00', 'midnight'],
  ['12:30', '12.30 pm'],
  ['00:15', '12.15 am'],
])('%s is written %s', (time, words) => {
  expect(timeInWords(time)).toBe(words);
});

it.each([
  [1, '1 minute'],
  [45, '45 minutes'],
  [60, '1 hour'],
  [61, '1 hour 1 minute'],
  [300, '5 hours'],
  [135, '2 hours 15 minutes'],
])('%i minutes are "%s"', (minutes, words) => {
  expect(durationInWords(minutes)).toBe(words);
});
