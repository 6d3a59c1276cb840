import { describe, expect, it } from 'vitest';
import { characterCount, normaliseLine, normaliseText } from './normalise-text.ts';

describe('tidying', () => {
  it.each([
    ['a\r\nb\rc\nd', 'a\nb\nc\nd'],
    ['  a\tb  ', 'a\tb'],
    ['a\u0000\u0007\u007F\u0085b', 'ab'],
    ['gnp.\u202Efdp\u202C', 'gnp.fdp'],
    ['\uFEFFe\u0301', 'é'],
    ['x\uDC00y', 'xy'],
    ['👩‍👧', '👩‍👧'],
  ])('of several lines makes of %j %j', (text, tidied) => {
    expect(normaliseText(text)).toBe(tidied);
  });

  it('of one line leaves single spaces', () => {
    expect(normaliseLine(' a\r\n\tb\u00A0\u00A0c ')).toBe('a b c');
  });
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
