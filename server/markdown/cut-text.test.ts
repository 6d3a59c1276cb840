import { describe, expect, it } from 'vitest';
import { cutText, firstCharacters, summarise } from './cut-text.ts';

describe('a text that is cut', () => {
  it.each([
    ['shorter than the limit', 'one two', 'one two'],
    ['as long as the limit', '1234567890', '1234567890'],
    ['longer, ending inside a word', 'one two three', 'one two…'],
    ['longer, ending at a word’s end', 'one two 90 and', 'one two 90…'],
    ['longer, with a sign at the cut', 'one, two, — three', 'one, two…'],
    ['longer, one word', 'incomprehensibilities', 'incomprehe…'],
    ['only signs', '!!!!!!!!!!!!!!', '!!!!!!!!!!…'],
  ])('%s', (_, text, cut) => {
    expect(cutText(text, 10)).toBe(cut);
  });

  it('never breaks a character of several parts', () => {
    const family = '👩‍👩‍👧‍👦';
    expect(cutText(family.repeat(11), 10)).toBe(`${family.repeat(10)}…`);
    expect(cutText('e\u0301'.repeat(11), 10)).toBe(`${'e\u0301'.repeat(10)}…`);
  });

  it('is quick for a very long word', () => {
    expect(cutText('x'.repeat(100_000), 200)).toHaveLength(201);
  });
});

describe('the first characters of a text', () => {
  it.each([
    ['shorter than the limit', 'one two', 'one two'],
    ['as long as the limit', '1234567890', '1234567890'],
    ['longer, ending inside a word', 'one two three', 'one two th…'],
    ['longer, with an emoji at the cut', '123456789👩‍👧x', '123456789👩‍👧…'],
  ])('%s', (_, text, cut) => {
    expect(firstCharacters(text, 10)).toBe(cut);
  });

  it('are read over the paragraphs of a description', () => {
    const description = `${'Kind words. '.repeat(10)}\n\nMore of *them*, and still more of them to come.`;
    const first = summarise(description, 160, firstCharacters);
    expect(first).toHaveLength(161);
    expect(first).toMatch(/words\. More of them, and still more of/);
  });
});
