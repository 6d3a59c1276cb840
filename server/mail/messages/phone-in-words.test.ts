import { expect, it } from 'vitest';
import { phoneInWords } from './phone-in-words.ts';

it.each([
  ['+447700900123', '07700 900 123'],
  ['+442380960000', '023 8096 0000'],
  ['+443069990123', '0306 999 0123'],
  ['+441632960777', '01632 960 777'],
  ['+448001111', '+448001111'],
  ['+35312345678', '+35312345678'],
  ['7700900123', '7700900123'],
])('%s reads %s', (phone, words) => {
  expect(phoneInWords(phone)).toBe(words);
});
