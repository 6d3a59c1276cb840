import { describe, expect, it } from 'vitest';
import { cardDescription } from './job-card.ts';

describe('the text of a job card', () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');

  it.each([
    ['', ''],
    [words(20), words(20)],
    [words(21), `${words(20)}…`],
    [`${words(20)}, and more`, `${words(20)}…`],
    ['  two \n words ', 'two words'],
  ])('made from %j', (text, shown) => {
    expect(cardDescription(text)).toBe(shown);
  });
});
