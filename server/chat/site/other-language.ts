import { contactDetails, onlyEnglish, otherLanguages } from '#content/assistant-answers.ts';
import { plainText } from '#domain/text/word-patterns.ts';

const languages = otherLanguages.map(({ words, answer }) => ({
  words: new Set(plainText(words).split(' ')),
  answer,
}));
const LETTER = /\p{L}/gu;
const LATIN_LETTER = /\p{Script=Latin}/gu;
const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Most of its letters are of another script, so that no word can be English. */
export const isOtherScript = (text: string): boolean =>
  countOf(text, LATIN_LETTER) < countOf(text, LETTER) / 2;

/** Says in the language of the question, where it is known, that we answer in English alone. */
export function otherLanguageAnswer(question: string): string {
  const words = plainText(question).split(' ');
  const [likeliest] = languages
    .map(({ words: known, answer }) => ({ answer, count: words.filter((word) => known.has(word)).length }))
    .sort((a, b) => b.count - a.count);
  return `${likeliest && likeliest.count > 0 ? likeliest.answer : onlyEnglish} ${contactDetails}`;
}
