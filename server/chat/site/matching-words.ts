import { plainText, wordPattern, wordStem } from '#domain/text/word-patterns.ts';

export const stemmed = (text: string): string => plainText(text).split(' ').map(wordStem).join(' ');

/**
 * Returns the length of the longest phrase among the words, or 0.
 * @param phrases in the form of the words: plain, or stemmed
 */
export function longestMatch(phrases: readonly string[], words: string): number {
  const matches = phrases.filter((phrase) => phrase !== '' && wordPattern([`${phrase}s?`]).test(words));
  return Math.max(0, ...matches.map(({ length }) => length));
}
