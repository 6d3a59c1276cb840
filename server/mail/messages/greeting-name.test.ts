import { describe, expect, it } from 'vitest';
import { greetingName } from './greeting-name.ts';

describe('a name in a confirmation', () => {
  it.each([
    'Anna',
    'José Luis',
    'O’Brien',
    "O'Brien",
    'Anne-Marie',
    'J. Smith',
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
    ['dots in a row', 'Anna... Lee'],
  ])('is not repeated where it is %s', (_, name) => {
    expect(greetingName(name)).toBeNull();
  });
});
