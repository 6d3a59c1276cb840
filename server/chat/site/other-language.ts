import { contactDetails, onlyEnglish, otherLanguages } from '#content/assistant-answers.ts';
import { plainText } from '#domain/text/word-patterns.ts';

const languages = otherLanguages.map(({ words, answer }) => ({
  words: new Set(plainText(words).split(' ')),
  answer,
}));

/** Says that we answer in English alone, if possible in the language of the question. */
export function otherLanguageAnswer(question: string): string {
  const words = plainText(question).split(' ');
  const [likeliest] = languages
    .map(({ words: known, answer }) => ({ answer, count: words.filter((word) => known.has(word)).length }))
    .sort((a, b) => b.count - a.count);
  return `${likeliest && likeliest.count > 0 ? likeliest.answer : onlyEnglish} ${contactDetails}`;
}
