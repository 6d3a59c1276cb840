import {
  jobFacts,
  jobSayings,
  noWords,
  roleWords,
  wordsWithoutMeaning,
} from '#content/job-search-words.yaml';
import { createSpelling } from '#domain/text/spelling.ts';
import { plainText, wordStem } from '#domain/text/word-patterns.ts';

/** Synonyms share a token in the index. */
export interface Phrase {
  stems: readonly string[];
  token: string;
}

export type Phrases = ReadonlyMap<string, readonly Phrase[]>;

const MIN_STEM = 4;
export const MIN_LENGTH_FOR_EDITS = 5;

/** Keeps `care` apart from `car` and from `caring`. */
function stemOf(word: string): string {
  const short = wordStem(word);
  return short.length < MIN_STEM ? word.replace(/(?<=\w{3}[^s])s$/, '') : short;
}

export function stemsOf(words: string): string[] {
  return words.split(' ').filter(Boolean).map(stemOf);
}

function phrasesOf(groups: readonly string[], kind: string): Phrase[] {
  return groups.flatMap((group, number) =>
    group.split(', ').map((words) => ({ stems: stemsOf(plainText(words)), token: `=${kind}${number}=` })),
  );
}

/** Longer ones first, else those that stand first. */
function byFirstStem(phrases: readonly Phrase[]): Phrases {
  return Map.groupBy(
    phrases.toSorted((a, b) => b.stems.length - a.stems.length),
    ({ stems }) => stems[0] ?? '',
  );
}

export const ROLES = byFirstStem(phrasesOf(roleWords, 'role'));
const asked = phrasesOf(
  jobFacts.map((fact) => fact.asked),
  'fact',
);
/** Conditions of a post: facts of it, and what may stand anywhere in an advert. */
export const SAYINGS = byFirstStem([...asked, ...phrasesOf(jobSayings, 'saying')]);
export const factToken = (index: number) => `=fact${index}=`;
export const phrasesIn = (words: string) => byFirstStem(phrasesOf([words], 'word'));
export const NO = phrasesIn(noWords);

export const similarPhraseWord = createSpelling(
  [...roleWords, ...jobSayings, ...jobFacts.map((fact) => fact.asked)].flatMap((group) =>
    plainText(group).split(' '),
  ),
  { minLength: MIN_LENGTH_FOR_EDITS },
);

const withoutMeaning = new Set(stemsOf(wordsWithoutMeaning));

export function hasMeaning(stem: string): boolean {
  return !withoutMeaning.has(stem);
}

export function phraseAt(stems: readonly string[], at: number, phrases: Phrases): Phrase | undefined {
  const begun = phrases.get(stems[at] ?? '') ?? [];
  return begun.find((phrase) => phrase.stems.every((stem, index) => stems[at + index] === stem));
}

/** Leaves out what stands behind a "no". */
export function tokensIn(stems: readonly string[], phrases: Phrases): string[] {
  return stems.flatMap((_, at) =>
    phraseAt(stems, at - 1, NO) ? [] : (phraseAt(stems, at, phrases)?.token ?? []),
  );
}

export function isToken(term: string): boolean {
  return term.startsWith('=');
}
