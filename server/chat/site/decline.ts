import { assistantDeclines, otherLanguages } from '#content/assistant-declines.ts';
import { brand } from '#content/brand.ts';
import { pages } from '#content/pages.ts';
import { wordPattern } from '#domain/text/word-patterns.ts';
import { plainWords } from './plain-words.ts';

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

/** Where a person is, for every question that the assistant does not answer. */
export const personSentence = `A person can help: ring ${brand.phone.display} (${brand.officeHours.display}), or [write to us](${pages.contact.path}).`;

/** In any language. */
const ways = `${brand.phone.display}, ${brand.email.info}`;

/** The answer to a question that is not the assistant's; null where it may be. */
export function declineOf(question: string): string | null {
  const plain = plainWords(question);
  const foreign = foreignAnswer(question, plain);
  if (foreign) return `${foreign} ${ways}`;
  const rule = rules.find(({ pattern }) => pattern.test(plain));
  return rule ? `${rule.answer} ${personSentence}` : null;
}

function foreignAnswer(question: string, plain: string): string | null {
  if (otherScript.test(question) && !latinLetter.test(question))
    return 'I am sorry, I only answer in English. Please ring or write to us:';
  const words = plain.split(' ');
  const hits = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  const inEnglish = hits(english);
  const [likeliest] = languages
    .map((language) => ({ ...language, count: hits(language.words) }))
    .sort((a, b) => b.count - a.count);
  return likeliest && likeliest.count > 1 && likeliest.count > inEnglish ? likeliest.answer : null;
}
