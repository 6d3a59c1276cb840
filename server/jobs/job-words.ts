import { setImmediate } from 'node:timers/promises';
import MiniSearch, { type Query } from 'minisearch';
import { jobSayings, roleWords, wordsWithoutMeaning } from '#content/job-search-words.ts';
import { searchTexts } from '#content/site-search.ts';
import { plainText, wordStem } from '#domain/text/word-patterns.ts';
import type { Job } from './job.ts';

/** What is searched for: the words of an advert, in any order, with their endings, slips and other words for the same. */
export interface JobWords {
  /** Whether any job has a word that begins so. */
  knows(word: string): boolean;
  /**
   * How well each job fits all of the words, by its place in the list.
   *
   * @param words as `plainText` makes them
   * @returns null if they say nothing about a job
   */
  scores(words: string): ReadonlyMap<number, number> | null;
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

interface Document {
  id: number;
  title: string[];
  facts: string[];
  text: string[];
}

function documentOf(job: Job, id: number): Document {
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
    id,
    title: distinct([...title, ...tokensIn(title, roles), ...tokensIn(title, sayings)]),
    facts: distinct([...facts, ...tokensIn(facts, sayings)]),
    text: distinct([...short, ...text, ...tokensIn(short, roles), ...tokensIn([...short, ...text], sayings)]),
  };
}

const isToken = (word: string) => word.startsWith('=');
const prefix = (word: string) => word.length > 2 && !isToken(word);
const MIN_LENGTH_FOR_SLIPS = 5;
const LENGTH_FOR_TWO_SLIPS = 9;
const BATCH = 10;
/** Every word counts once in a field, so that a short advert says no more of it than a long one. */
const BM25 = { k: 1.2, b: 0, d: 0.5 };
/** More than any score: a word that many titles have is worth little to BM25, and says what the job is all the same. */
const TITLE_FIRST = 1000;

/** In batches, as other requests are to be answered meanwhile. */
export async function indexWords(jobs: readonly Job[]): Promise<JobWords> {
  const index = new MiniSearch<Document>({
    fields: ['title', 'facts', 'text'],
    tokenize: (text) => text.split(' '),
    processTerm: (word) => word || null,
    stringifyField: (field) => (Array.isArray(field) ? field.join(' ') : String(field)),
    searchOptions: {
      boost: { title: 6, facts: 2 },
      prefix,
      weights: { fuzzy: 0.3, prefix: 0.6 },
      bm25: BM25,
    },
  });
  for (let start = 0; start < jobs.length; start += BATCH) {
    if (start > 0) await setImmediate();
    index.addAll(jobs.slice(start, start + BATCH).map((job, at) => documentOf(job, start + at)));
  }
  const hasWord = (stem: string) => index.search(stem).length > 0;

  function termOf(stem: string): Query {
    if (stem.length < MIN_LENGTH_FOR_SLIPS || hasWord(stem)) return stem;
    // Nobody slips on the first letter: it tells `night` and `right` apart.
    const sameBeginning = (_id: unknown, found: string) => Number(found.startsWith(stem.charAt(0)));
    const fuzzy = stem.length < LENGTH_FOR_TWO_SLIPS ? 1 : 2;
    return { queries: [stem], fuzzy, boostDocument: sameBeginning };
  }

  function queryOf(stems: readonly string[]): Query[] {
    const terms: Query[] = [];
    for (let at = 0; at < stems.length; ) {
      const saying = sayingAt(stems, at, sayings);
      const role = sayingAt(stems, at, roles);
      const words = stems.slice(at, at + ((saying ?? role)?.stems.length ?? 1));
      // Said anywhere it has its word in the index, and its own words apart may say the opposite.
      if (saying) terms.push(saying.token);
      else if (role)
        terms.push({ combineWith: 'OR', queries: [role.token, { combineWith: 'AND', queries: words }] });
      else terms.push(...words.filter((word) => !withoutMeaning.has(word)).map(termOf));
      at += words.length;
    }
    return terms;
  }

  return {
    knows: (word) => stemsOf(word).every((stem) => hasWord(stem) || sayings.has(stem) || roles.has(stem)),
    scores: (words) => {
      const queries = queryOf(stemsOf(words));
      if (queries.length === 0) return null;
      return new Map(
        index.search({ combineWith: 'AND', queries }).map(({ id, score, match }) => {
          const inTitle = Object.values(match).filter((fields) => fields.includes('title')).length;
          return [Number(id), inTitle * TITLE_FIRST + score];
        }),
      );
    },
  };
}
