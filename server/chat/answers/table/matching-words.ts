import { wordPattern } from 'site-assistant/folded-words';
import { names } from '#content/assistant-words.yaml';
import { competitors } from '#content/banned-words.yaml';
import { brand } from '#content/brand.yaml';
import { faqPage } from '#content/faq.yaml';
import { plainText, wordStem } from '#domain/text/word-patterns.ts';

/** Stands for up to four words; their length is bounded, so that a match takes linear time. */
const BETWEEN = '(?: \\S{1,20}){0,4}';

const named: Readonly<Record<string, readonly string[]>> = {
  ...names,
  competitors: [...competitors.names, ...competitors.everydayNames].map((name) => name.toLowerCase()),
  ourName: [plainText(brand.name)],
};

/** A tilde stands for up to four words, and a name in braces for its patterns. */
const written = (pattern: string): string =>
  pattern.replaceAll(' ~', BETWEEN).replace(/\{([a-z]+)\}/gi, (place, name: string) => {
    const patterns = named[name];
    if (!patterns) throw new RangeError(`Nothing is called ${place} in content/assistant-words.yaml.`);
    return `(?:${patterns.map(written).join('|')})`;
  });

export const anywhere = (patterns: readonly string[]): RegExp => wordPattern(patterns.map(written));

export const wholly = (patterns: readonly string[]): RegExp =>
  new RegExp(`^(?:${patterns.map(written).join('|')})$`);

const small = new Set(faqPage.smallWords.split(' '));

/** The words of a text that say something, in their stems. */
export const stemsOf = (text: string): string[] =>
  plainText(text)
    .split(' ')
    .filter((word) => word !== '' && !small.has(word))
    // A car is no care.
    .map((word) => (word === 'care' ? word : wordStem(word)));
