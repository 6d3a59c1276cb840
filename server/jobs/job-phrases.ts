import { jobSayings, roleWords, wordsWithoutMeaning } from '#content/job-search-words.yaml';
import { createSpelling } from '#domain/text/spelling.ts';
import { plainText, wordStem } from '#domain/text/word-patterns.ts';

/** Synonyms share a token in the index. */
export interface Phrase {
  stems: readonly string[];
  token: string;
}

type Phrases = ReadonlyMap<string, readonly Phrase[]>;

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

function phrasesIn(groups: readonly string[], kind: string): Phrases {
  const phrases = groups.flatMap((group, number) =>
    group.split(', ').map((words) => ({ stems: stemsOf(plainText(words)), token: `=${kind}${number}=` })),
  );
  return Map.groupBy(
    phrases.toSorted((a, b) => b.stems.length - a.stems.length),
    ({ stems }) => stems[0] ?? '',
  );
}

export const ROLES = phrasesIn(roleWords, 'role');
/** Conditions of a post, which may stand anywhere in an advert. */
export const SAYINGS = phrasesIn(jobSayings, 'saying');

export const similarPhraseWord = createSpelling(
  [...roleWords, ...jobSayings].flatMap((group) => plainText(group).split(' ')),
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

export function tokensIn(stems: readonly string[], phrases: Phrases): string[] {
  return stems.flatMap((_, at) => phraseAt(stems, at, phrases)?.token ?? []);
}

export function isToken(term: string): boolean {
  return term.startsWith('=');
}
