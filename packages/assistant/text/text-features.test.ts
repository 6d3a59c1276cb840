import { expect, it } from 'vitest';
import { MAX_CHARACTERS } from './folded-words.ts';
import { textFeatures, wordsOf } from './text-features.ts';

it.each([
  ['Can’t BREATHE!!', ['cant', 'breathe', '!', '!']],
  ['Siân’s café', ['sians', 'cafe']],
  ['heeeelp', ['help']],
  ['Łódź?', ['lodz', '?']],
  ['', []],
])('the words of %s', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

const shared = (a: string, b: string) => new Set(textFeatures(a)).intersection(new Set(textFeatures(b))).size;

it('a slip of spelling leaves most groups of letters alone, and another word does not', () => {
  expect(shared('breathing', 'breatheing')).toBeGreaterThan(shared('breathing', 'brothers') * 2);
});

it('which word follows which makes a difference', () => {
  expect(textFeatures('dad hit mum')).not.toEqual(expect.arrayContaining(textFeatures('mum hit dad')));
});

// Work is counted, since a clock tells of the machine.
it.each([
  ['one letter', 'x'],
  ['one long word', 'abcdefghij'],
  ['short words', 'a b '],
  ['marks', '?!'],
  ['accents', 'é\u0301\u0301'],
  ['another script', '护理'],
])('of %s over and over the features grow no faster than the text, and end with what is read', (_, part) => {
  const sizeOf = (length: number) => textFeatures(part.repeat(length).slice(0, length)).length;
  expect(sizeOf(MAX_CHARACTERS)).toBeLessThanOrEqual(MAX_CHARACTERS * 4);
  expect(sizeOf(MAX_CHARACTERS * 50)).toBe(sizeOf(MAX_CHARACTERS));
});
