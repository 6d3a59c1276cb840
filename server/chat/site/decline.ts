import { assistantDeclines, otherLanguages } from '#content/assistant-declines.ts';
import { plainWords, wordPattern } from './plain-words.ts';

const rules = assistantDeclines.map(({ patterns, answer }) => ({ pattern: wordPattern(patterns), answer }));
const languages = otherLanguages.map(({ words, answer }) => ({
  words: new Set(plainWords(words).split(' ')),
  answer,
}));
const otherScript = /\p{L}/u;
const latinLetter = /\p{Script=Latin}/u;
const english = new Set(
  'the you your is are do does can what how i my for and to a we it in of have need help please with she he'.split(
    ' ',
  ),
);

/** The sentence for a question that is not the assistant's to answer; null where it may be. */
export function declineOf(question: string): string | null {
  const plain = plainWords(question);
  return foreignAnswer(question, plain) ?? rules.find(({ pattern }) => pattern.test(plain))?.answer ?? null;
}

function foreignAnswer(question: string, plain: string): string | null {
  if (otherScript.test(question) && !latinLetter.test(question))
    return 'I am sorry, I only answer in English.';
  const words = plain.split(' ');
  const hits = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  const inEnglish = hits(english);
  const [likeliest] = languages
    .map((language) => ({ ...language, count: hits(language.words) }))
    .sort((a, b) => b.count - a.count);
  return likeliest && likeliest.count > 1 && likeliest.count > inEnglish ? likeliest.answer : null;
}
