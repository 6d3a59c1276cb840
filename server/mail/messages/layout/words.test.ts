import { expect, it } from 'vitest';
import { phoneInWords } from '#domain/forms/phone/phone-number.ts';
import { answeredBy } from '#domain/office-hours/office-hours.ts';
import { momentInWords, stampInNumbers } from './words.ts';

it.each([
  ['+447700900123', '07700 900 123'],
  ['+447700900123 ext 12', '07700 900 123 ext 12'],
  ['+442380960000', '023 8096 0000'],
  ['+443069990123', '0306 999 0123'],
  ['+441632960777', '01632 960 777'],
  ['+448001111', '08001111'],
  ['+35312345678', '+35312345678'],
  ['7700900123', '7700900123'],
])('%s reads %s', (phone, words) => {
  expect(phoneInWords(phone)).toBe(words);
});

it.each([
  ['2026-11-21T14:05:00Z', '21/11/2026 at 14:05'],
  ['2026-07-01T23:30:00Z', '02/07/2026 at 00:30'],
  ['2026-01-05T09:00:59Z', '05/01/2026 at 09:00'],
])('%s is written %s', (moment, words) => {
  expect(stampInNumbers(new Date(moment))).toBe(words);
});

it.each([
  ['2026-11-21T14:05:00Z', 'Saturday 21 November 2026 at 2.05 pm'],
  ['2026-07-01T23:30:00Z', 'Thursday 2 July 2026 at 12.30 am'],
])('%s reads %s', (moment, words) => {
  expect(momentInWords(new Date(moment))).toBe(words);
});

it.each([
  ['on a Tuesday', '2026-11-24T10:00:00Z', 'Wednesday 25 November'],
  ['on a Friday evening', '2026-11-20T22:00:00Z', 'Monday 23 November'],
  ['on Christmas Eve', '2026-12-24T10:00:00Z', 'Tuesday 29 December'],
  ['just after midnight in summer', '2026-06-30T23:30:00Z', 'Thursday 2 July'],
])('what comes in %s is answered by the end of the next working day', (_, moment, day) => {
  expect(answeredBy(new Date(moment))).toBe(day);
});

it('days in which the office works are counted over weekends and bank holidays', () => {
  expect(answeredBy(new Date('2026-12-22T10:00:00Z'), 5)).toBe('Thursday 31 December');
});
