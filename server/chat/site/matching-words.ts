import { plainText, wordPattern, wordStem } from '#domain/text/word-patterns.ts';

export const stemmed = (text: string): string => plainText(text).split(' ').map(wordStem).join(' ');

/**
 * How long the longest of these phrases is that the words have.
 *
 * @param phrases of the same form as the words: plain, or stems
 */
export function longestMatch(phrases: readonly string[], words: string): number {
  const found = phrases.filter((phrase) => phrase !== '' && wordPattern([`${phrase}s?`]).test(words));
  return Math.max(0, ...found.map(({ length }) => length));
}
