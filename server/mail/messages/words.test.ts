import { describe, expect, it } from 'vitest';
import { phoneInWords } from '#domain/forms/phone-number.ts';
import { answeredBy } from '#domain/office-hours/office-hours.ts';
import { greetingName, momentInWords, stampInNumbers } from './words.ts';

describe('a name in a confirmation', () => {
  it.each([
    'Anna',
    'José Luis',
    'O’Brien',
    "O'Brien",
    'Anne-Marie',
    'J. Smith',
    'Mary & John',
    'J. R. R. Tolkien',
    'Martin Luther King Jr.',
    '李小龍',
    'محمد علي',
  ])('is repeated: %s', (name) => {
    expect(greetingName(name)).toBe(name);
  });

  it.each([
    ['a domain', 'evil.com'],
    ['a domain with a path of words', 'Anna www.evil.com'],
    ['a domain of another alphabet', 'пример.рф'],
    ['a domain after a hyphen', 'buy-now.shop'],
    ['a sentence', 'you have won a prize call now'],
    ['a long word', 'x'.repeat(41)],
    ['an address', 'anna@evil.com'],
    ['digits', 'Anna 4U'],
    ['markup', '<b>Anna'],
    ['two lines', 'Anna\nBuy'],
    ['nothing', ''],
    ['signs alone', '. . .'],
    ['an ampersand at the end', 'Anna &'],
    ['dots in a row', 'Anna... Lee'],
    ['no end', `${'aʼ'.repeat(18)}a-`],
  ])('is not repeated where it is %s', (_, name) => {
    expect(greetingName(name)).toBeNull();
  });
});

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

it('a name with a letter that looks like an apostrophe is looked at once, not in every way it can be cut', () => {
  const before = process.cpuUsage();
  for (let tries = 0; tries < 20; tries += 1) greetingName(`${'aʼ'.repeat(18)}a-`);
  const { user } = process.cpuUsage(before);
  expect(user).toBeLessThan(1_000_000);
});
