import { describe, expect, it } from 'vitest';
import {
  characterCount,
  hasInvisible,
  markInvisible,
  normaliseLine,
  normaliseText,
  withoutInvisible,
} from './normalise-text.ts';

describe('tidying', () => {
  it.each([
    ['a\r\nb\rc\nd', 'a\nb\nc\nd'],
    ['  a\tb  ', 'a\tb'],
    ['a\u0085b\u2028c', 'a\nb\nc'],
    ['\uFEFFe\u0301', 'é'],
    ['👩‍👧', '👩‍👧'],
  ])('of several lines makes of %j %j', (text, tidied) => {
    expect(normaliseText(text)).toBe(tidied);
  });

  it('of one line leaves single spaces', () => {
    expect(normaliseLine(' a\r\n\tb\u00A0\u00A0c ')).toBe('a b c');
  });
});

const heap = (marks: number) => `e${'\u0316\u0301'.repeat(marks / 2)}`;

it.each([
  ['keeps every mark that a writing has', heap(30), 29],
  ['leaves out what is heaped on a letter beyond that', heap(120_000), 29],
])('%s', (_, text, marks) => {
  expect(normaliseText(text)).toMatch(/^é\u0316+\u0301+$/u);
  expect(normaliseText(text)).toHaveLength(1 + marks);
});

describe('counting', () => {
  it.each([
    ['', 0],
    ['a\r\nb', 3],
    ['a\nb', 3],
    ['😀😀', 2],
    ['  a  ', 1],
  ])('finds in %j %i characters', (text, count) => {
    expect(characterCount(text)).toBe(count);
  });
});

describe('what cannot be seen', () => {
  it.each([
    'a\u0000',
    '\u0007',
    '\u007F',
    '\u202E',
    '\u200B',
    '\u2060',
    'a\uFEFFb',
    'x\uDC00y',
    'co\u00ADoperate',
    'Hello\u{E0049}\u{E0067}',
  ])('is found in %j', (text) => {
    expect(hasInvisible(text)).toBe(true);
  });

  it.each(['a\tb\nc', '👩‍👧', 'می‌خواهم', '🏴󠁧󠁢󠁷󠁬󠁳󠁿', 'Siân 🏴󠁧󠁢󠁷󠁬󠁳󠁿'])('is not found in %j', (text) => {
    expect(hasInvisible(text)).toBe(false);
    expect([withoutInvisible(text), markInvisible(text)]).toEqual([text, null]);
  });

  it.each([
    ['I am kind\u200B.', 'I am kind.', 1, 'I am kind▯.'],
    ['co\u00ADope\u00ADrate 🏴󠁧󠁢󠁷󠁬󠁳󠁿', 'cooperate 🏴󠁧󠁢󠁷󠁬󠁳󠁿', 2, 'co▯ope▯rate 🏴󠁧󠁢󠁷󠁬󠁳󠁿'],
    [
      `${'x'.repeat(30)}\u202E${'y'.repeat(30)}`,
      'x'.repeat(30) + 'y'.repeat(30),
      1,
      `${'x'.repeat(20)}▯${'y'.repeat(19)}`,
    ],
    ['a\r\nb\uDC00', 'a\nb', 1, 'a\nb▯'],
  ])('in %j is counted, marked and can be taken out', (text, without, count, marked) => {
    expect(withoutInvisible(normaliseText(text))).toBe(without);
    expect(markInvisible(text)).toEqual({ count, marked });
  });
});
