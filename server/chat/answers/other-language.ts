import { otherLanguages } from '#content/assistant-sentences.yaml';
import { plainText } from '#domain/text/word-patterns.ts';

const languages = otherLanguages.known.map(({ words, answer }) => ({
  words: new Set(plainText(words).split(' ')),
  answer,
}));

/** Messages by which the language of a conversation is known. */
const MAX_READ = 3;
/** Fewer words of a language may be English ones, or names. */
const MIN_WORDS = 4;

function languageOf(text: string) {
  const words = plainText(text).split(' ');
  const [likeliest] = languages
    .map(({ words: known, answer }) => ({
      known,
      answer,
      count: words.filter((word) => known.has(word)).length,
    }))
    .sort((one, other) => other.count - one.count);
  return likeliest && likeliest.count > 0 ? likeliest : null;
}

/** Says that we answer in English alone, if possible in the language of the last questions. */
export function otherLanguageAnswer(questions: readonly string[]): string {
  return `${languageOf(questions.slice(-MAX_READ).join(' '))?.answer ?? otherLanguages.default} ${otherLanguages.contact}`;
}

/** True if the last question goes on in the other language of those before it. */
export function isInOtherLanguage(questions: readonly string[]): boolean {
  const before = languageOf(questions.slice(-MAX_READ, -1).join(' '));
  const words = plainText(questions.at(-1) ?? '').split(' ');
  return before !== null && before.count >= MIN_WORDS && words.some((word) => before.known.has(word));
}
