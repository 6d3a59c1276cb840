import { plainText, wordPattern, wordStem } from '#domain/text/word-patterns.ts';

/** Stands for up to four words; their length is bounded, so that a match takes linear time. */
const BETWEEN = '(?: \\S{1,20}){0,4}';

/** Patterns between commas, a tilde in them for up to four words. */
export const patternsIn = (words: string): string[] => words.replaceAll(' ~', BETWEEN).split(', ');

export const stemmed = (text: string): string => plainText(text).split(' ').map(wordStem).join(' ');

/** The length of the longest phrase among the words, or 0; both plain, or both stemmed. */
export function longestMatch(phrases: readonly string[], words: string): number {
  const matches = phrases.filter((phrase) => phrase !== '' && wordPattern([`${phrase}s?`]).test(words));
  return Math.max(0, ...matches.map(({ length }) => length));
}
