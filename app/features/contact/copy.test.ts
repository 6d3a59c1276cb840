import { expect, it } from 'vitest';
import { dayInWords, timeInWords } from './copy.ts';

it('a day is written with its weekday', () => {
  expect(dayInWords('2026-11-23')).toBe('Monday 23 November');
});

it.each([
  ['09:30', '9.30 am'],
  ['12:00', '12 pm'],
  ['14:05', '2.05 pm'],
  ['00:00', '12 am'],
])('%s is written %s', (time, words) => {
  expect(timeInWords(time)).toBe(words);
});
