import { assistantDeclines, otherLanguages } from '#content/assistant-declines.ts';
import { contactDetails, onlyEnglish, personSentence } from '#content/assistant-sentences.ts';
import { assistantSmallTalk } from '#content/assistant-small-talk.ts';
import { wordPattern } from '#domain/text/word-patterns.ts';
import { plainWords } from './plain-words.ts';

const declines = assistantDeclines.map(({ patterns, answer }) => ({
  pattern: wordPattern(patterns),
  answer,
}));
const smallTalk = assistantSmallTalk.map(({ whole, patterns, answer }) => ({
  pattern: wordPattern(patterns),
  whole,
  answer,
}));
const languages = otherLanguages.map(({ words, answer }) => ({
  words: new Set(plainWords(words).split(' ')),
  answer,
}));
const LETTER = /\p{L}/u;
const LATIN_LETTER = /\p{Script=Latin}/u;
const ENGLISH_WORDS = new Set(
  'the you your is are do does can what how i my for and to a we it in of have need help please with she he'.split(
    ' ',
  ),
);

export function declineOf(question: string): string | null {
  const plain = plainWords(question);
  const foreign = foreignAnswer(question, plain);
  if (foreign) return `${foreign} ${contactDetails}`;
  const rule = declines.find(({ pattern }) => pattern.test(plain));
  return rule ? `${rule.answer} ${personSentence}` : null;
}

function foreignAnswer(question: string, plain: string): string | null {
  if (LETTER.test(question) && !LATIN_LETTER.test(question)) return onlyEnglish;
  const words = plain.split(' ');
  const countIn = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  const english = countIn(ENGLISH_WORDS);
  const [likeliest] = languages
    .map((language) => ({ ...language, count: countIn(language.words) }))
    .sort((a, b) => b.count - a.count);
  return likeliest && likeliest.count > 1 && likeliest.count > english ? likeliest.answer : null;
}

export function smallTalkAnswer(question: string): string | null {
  const plain = plainWords(question);
  const matching = smallTalk.find(({ pattern, whole }) => {
    const match = pattern.exec(plain)?.[0];
    return match !== undefined && (!whole || match.length === plain.length);
  });
  return matching?.answer ?? null;
}
