import { careersParticulars } from '#content/assistant-careers-particulars.ts';
import { everydayParticulars } from '#content/assistant-everyday-particulars.ts';
import { officeParticulars } from '#content/assistant-office-particulars.ts';
import { careParticulars } from '#content/assistant-particulars.ts';
import { privacyParticulars } from '#content/assistant-privacy-particulars.ts';
import { plainText } from '#domain/text/word-patterns.ts';
import { longestMatch } from './matching-words.ts';

const particulars = [
  ...careParticulars,
  ...everydayParticulars,
  ...officeParticulars,
  ...careersParticulars,
  ...privacyParticulars,
].map(({ pages, words, answer }) => ({
  pages,
  answer,
  phrases: words.split(',').map(plainText),
}));

/** What a question asks of a page in particular, said in place of its passage; null if it asks for the whole. No stems: a car is no care. */
export function particularAnswer(path: string, question: string): string | null {
  const words = plainText(question);
  const [best] = particulars
    .filter(({ pages }) => pages.includes(path))
    .map(({ phrases, answer }) => ({ answer, length: longestMatch(phrases, words) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length);
  return best?.answer ?? null;
}
