import { jobSayings, roleWords, wordsWithoutMeaning } from '#content/job-search-words.ts';
import { searchTexts } from '#content/site-search.ts';
import { plainText, wordStem } from '#domain/text/word-patterns.ts';
import type { Job } from './job.ts';
import type { Document, WordIndex } from './word-index.ts';
import { matchWords, type Part, type Term, type WordMatch } from './word-match.ts';

/** What is searched for: the words of an advert, in any order, with their endings, slips and other words for the same. */
export interface JobWords {
  /** Whether any job has a word that begins so. */
  knows(word: string): boolean;
  /**
   * Which jobs fit all of the words, and in which order.
   *
   * @param words as `plainText` makes them
   * @returns null if they say nothing about a job
   */
  match(words: string): WordMatch | null;
}

interface Saying {
  stems: string[];
  /** In the index, a word of its own for all that mean the same. */
  token: string;
}

const MIN_STEM = 4;
const stemCache = new Map<string, string>();
const MAX_STEMS_CACHED = 50_000;

/** `care` stays, and is neither `car` nor `caring`. */
function stemOf(word: string): string {
  const known = stemCache.get(word);
  if (known !== undefined) return known;
  const short = wordStem(word);
  const stem = short.length < MIN_STEM ? word.replace(/(?<=\w{3}[^s])s$/, '') : short;
  if (stemCache.size < MAX_STEMS_CACHED) stemCache.set(word, stem);
  return stem;
}

const stemsOf = (words: string) => words.split(' ').filter(Boolean).map(stemOf);

/** By their first stem, the longest first. */
function sayingsIn(groups: readonly string[], mark: string): Map<string, Saying[]> {
  const sayings = groups.flatMap((group, number) =>
    group.split(', ').map((words) => ({ stems: stemsOf(plainText(words)), token: `=${mark}${number}=` })),
  );
  return Map.groupBy(
    sayings.toSorted((a, b) => b.stems.length - a.stems.length),
    ({ stems }) => stems[0] ?? '',
  );
}

const roles = sayingsIn(roleWords, 'role');
const sayings = sayingsIn(jobSayings, 'saying');
const withoutMeaning = new Set(stemsOf(wordsWithoutMeaning));

function sayingAt(stems: readonly string[], at: number, known: Map<string, Saying[]>): Saying | undefined {
  const begun = known.get(stems[at] ?? '') ?? [];
  return begun.find((saying) => saying.stems.every((stem, index) => stems[at + index] === stem));
}

const tokensIn = (stems: readonly string[], known: Map<string, Saying[]>) =>
  stems.flatMap((_, at) => sayingAt(stems, at, known)?.token ?? []);

export function documentOf(job: Job): Document {
  const stems = (...texts: string[]) => stemsOf(plainText(texts.join('\n')));
  const title = stems(job.title);
  const short = stems(job.shortDescription);
  const sponsored = job.sponsorship ? searchTexts.sponsorshipWords : '';
  const facts = stems(job.location, job.contractType, job.hoursPerWeek, job.jobReference, sponsored);
  const { fullDescription, requirements, responsibilities, whyJoinUs } = job;
  const others = [job.valuesBasedRecruitment, job.additionalNotes];
  const text = stems(fullDescription, requirements, responsibilities, whyJoinUs, ...others);
  const distinct = (words: string[]) => [...new Set(words)];
  return {
    title: distinct([...title, ...tokensIn(title, roles), ...tokensIn(title, sayings)]),
    facts: distinct([...facts, ...tokensIn(facts, sayings)]),
    text: distinct([...short, ...text, ...tokensIn(short, roles), ...tokensIn([...short, ...text], sayings)]),
  };
}

const MIN_LENGTH_FOR_PREFIX = 3;
const MIN_LENGTH_FOR_SLIPS = 5;
const LENGTH_FOR_TWO_SLIPS = 9;

const isToken = (word: string) => word.startsWith('=');
const isPrefix = (word: string) => word.length >= MIN_LENGTH_FOR_PREFIX && !isToken(word);

/** What is meant by some words, the ways to say it; each is some words that an advert must have. */
type Ways = readonly (readonly string[])[];

/** @param words as `plainText` makes them */
export function tokensOf(words: string): Ways[] {
  const stems = stemsOf(words);
  const meant: Ways[] = [];
  for (let at = 0; at < stems.length; ) {
    const saying = sayingAt(stems, at, sayings);
    const role = sayingAt(stems, at, roles);
    const together = stems.slice(at, at + ((saying ?? role)?.stems.length ?? 1));
    // Said anywhere it has its word in the index, and its own words apart may say the opposite.
    if (saying) meant.push([[saying.token]]);
    else if (role) meant.push([[role.token], together]);
    else meant.push(...together.filter((stem) => !withoutMeaning.has(stem)).map((stem) => [[stem]]));
    at += together.length;
  }
  return meant;
}

/** @param jobs how many there are */
export function createJobWords(index: WordIndex, jobs: number): JobWords {
  const classOf = new Uint32Array(jobs);
  const isKnown = (stem: string) => index.knows(stem, { prefix: isPrefix(stem) });

  function termOf(token: string): Term {
    if (isToken(token) || token.length < MIN_LENGTH_FOR_SLIPS || isKnown(token))
      return termWithoutSlips(token);
    const slips = token.length < LENGTH_FOR_TWO_SLIPS ? 1 : 2;
    return { word: token, clues: index.clues(token, { prefix: true, slips }) };
  }
  const termWithoutSlips = (token: string): Term => ({
    word: token,
    clues: index.clues(token, { prefix: isPrefix(token), slips: 0 }),
  });
  const partOf = (ways: Ways): Part =>
    ways.length === 1
      ? ways.map((words) => words.map(termOf))
      : ways.map((words) => words.map(termWithoutSlips));

  return {
    knows: (word) => stemsOf(word).every((stem) => isKnown(stem) || sayings.has(stem) || roles.has(stem)),
    match: (words) => {
      const parts = tokensOf(words).map(partOf);
      return parts.length === 0 ? null : matchWords(parts, classOf);
    },
  };
}
