// npm run check -- reading-age: how old one must be to read the pages that families read, by the formula of Flesch and Kincaid.
// A formula counts syllables and understands nothing: it says where to look, and no test asks it.
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { pages } from '#content/pages.yaml';
import { lifestylePage, servicePages } from '#domain/pages/pages.ts';
import { startSite } from '../support/start-site.ts';

const { home, whyUs, about, faq } = pages;
const read = [home, ...servicePages, ...(lifestylePage ? [lifestylePage] : []), whyUs, about, faq];

/** Pupils of the first grade are five to six years old. */
const YEARS_BEFORE_SCHOOL = 5;
/** A shorter text is a label. */
const MIN_WORDS = 5;

const words = new Intl.Segmenter('en-GB', { granularity: 'word' });
const sentences = new Intl.Segmenter('en-GB', { granularity: 'sentence' });
const isWord = ({ segment, isWordLike }: Intl.SegmentData) => isWordLike && /[a-z]/i.test(segment);

function textsOf(html: string): string[] {
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  const shown = main.replaceAll(/<(script|style|svg|select)\b.*?<\/\1>/gs, '');
  return [...shown.matchAll(/<(p|li|dd|blockquote)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , text = '']) =>
    text
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll('&#x27;', "'")
      .replaceAll(/&\w+;/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

function readingAge(html: string): number {
  const counts = { sentence: 0, word: 0, syllable: 0 };
  for (const text of textsOf(html)) {
    const spoken = [...words.segment(text)].filter(isWord).map(({ segment }) => segment);
    if (spoken.length < MIN_WORDS) continue;
    counts.sentence += [...sentences.segment(text)].length;
    counts.word += spoken.length;
    counts.syllable += spoken.reduce((sum, word) => sum + syllable(word), 0);
  }
  return fleschKincaid(counts) + YEARS_BEFORE_SCHOOL;
}

const site = await startSite({ LOG_LEVEL: 'silent' });
try {
  for (const { path } of read) {
    const answer = await fetch(site.url + path);
    console.log(
      readingAge(await answer.text())
        .toFixed(1)
        .padStart(5),
      path,
    );
  }
} finally {
  await site.stop();
}
