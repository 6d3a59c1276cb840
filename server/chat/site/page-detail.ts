import { withoutDeniedIllness } from 'site-assistant/illnesses';
import { careDetails } from '#content/assistant-care-details.ts';
import { careersDetails } from '#content/assistant-careers-details.ts';
import { everydayDetails } from '#content/assistant-everyday-details.ts';
import { officeDetails } from '#content/assistant-office-details.ts';
import { privacyDetails } from '#content/assistant-privacy-details.ts';
import { plainText, wordPattern } from '#domain/text/word-patterns.ts';
import { longestMatch } from './matching-words.ts';

const details = [
  ...careDetails,
  ...everydayDetails,
  ...officeDetails,
  ...careersDetails,
  ...privacyDetails,
].map(({ pages, words, unless, answer }) => ({
  pages,
  unless: unless ? wordPattern(unless.split(', ')) : null,
  answer,
  phrases: words.split(',').map(plainText),
}));

/** Answers a detail that a question asks of a page; null if it asks for none. Words are not stemmed: a car is no care. */
export function pageDetail(path: string, question: string): string | null {
  const words = withoutDeniedIllness(plainText(question));
  const [best] = details
    .filter(({ pages, unless }) => pages.includes(path) && !unless?.test(words))
    .map(({ phrases, answer }) => ({ answer, length: longestMatch(phrases, words) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length);
  return best?.answer ?? null;
}
