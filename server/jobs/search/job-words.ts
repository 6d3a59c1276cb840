import { setImmediate } from 'node:timers/promises';
import MiniSearch, { type Query } from 'minisearch';
import type { Job } from '../job.ts';
import { documentOf, type JobDocument } from './job-document.ts';
import {
  hasMeaning,
  isToken,
  MIN_LENGTH_FOR_EDITS,
  NO,
  phraseAt,
  ROLES,
  SAYINGS,
  similarPhraseWord,
  stemsOf,
} from './job-phrases.ts';

export interface JobWords {
  knows(word: string): boolean;
  find(words: string): FoundWords;
}

interface FoundWords {
  /** Scores of the jobs with all of the words, by their position; null if the words say nothing about a job. */
  scores: ReadonlyMap<number, number> | null;
  tokens: ReadonlySet<string>;
}

const MIN_LENGTH_FOR_PREFIX = 3;
const LENGTH_FOR_TWO_EDITS = 9;
/** About 10 ms of work, between which other requests are answered. */
const BATCH = 10;
/** More than any score: BM25 gives little for a word that many titles have, yet it says which job it is. */
const TITLE_FIRST = 1000;

const emptyIndex = () =>
  new MiniSearch<JobDocument>({
    fields: ['title', 'facts', 'text'],
    tokenize: (text) => text.split(' '),
    searchOptions: {
      boost: { title: 6, facts: 2 },
      prefix: (term) => term.length >= MIN_LENGTH_FOR_PREFIX && !isToken(term),
      weights: { fuzzy: 0.3, prefix: 0.6 },
      // With `b` at 0 a short advert ranks no higher than a long one.
      bm25: { k: 1.2, b: 0, d: 0.5 },
    },
  });

/** The second sorts alone: for "senior carer" a Senior Care Assistant comes before other carers. */
function roleQueries(token: string, words: string[]): Query[] {
  const all: Query = { combineWith: 'AND', queries: words };
  const others = words.filter((word) => phraseAt([word], 0, ROLES)?.token !== token);
  return [
    { combineWith: 'OR', queries: [token, all] },
    { combineWith: 'OR', queries: [token, all, ...others] },
  ];
}

export async function indexWords(jobs: readonly Job[]): Promise<JobWords> {
  const index = emptyIndex();
  for (let start = 0; start < jobs.length; start += BATCH) {
    if (start > 0) await setImmediate();
    index.addAll(jobs.slice(start, start + BATCH).map((job, at) => documentOf(job, start + at)));
  }
  const isIndexed = (stem: string) => index.search(stem).length > 0;

  function termOf(stem: string): Query {
    if (stem.length < MIN_LENGTH_FOR_EDITS || isToken(stem) || isIndexed(stem)) return stem;
    // The first letter is seldom wrong, and tells `night` and `right` apart.
    const sameBeginning = (_id: unknown, found: string) => Number(found.startsWith(stem.charAt(0)));
    const fuzzy = stem.length < LENGTH_FOR_TWO_EDITS ? 1 : 2;
    return { queries: [stem], fuzzy, boostDocument: sameBeginning };
  }

  function queriesOf(stems: readonly string[]) {
    const queries: Query[] = [];
    const terms = new Set<string>();
    for (let at = 0; at < stems.length; ) {
      const saying = phraseAt(stems, at, SAYINGS);
      const role = phraseAt(stems, at, ROLES);
      const no = phraseAt(stems, at, NO)?.stems.length ?? 0;
      const denied = no > 0 && !saying && phraseAt(stems, at + no, SAYINGS);
      const isRole = role && role.stems.length > (saying?.stems.length ?? 0);
      const words = stems.slice(at, at + ((isRole ? role : saying)?.stems.length ?? 1));
      // A saying's words mean something else, or the opposite, when they stand apart.
      if (denied) queries.push({ combineWith: 'AND_NOT', queries: [MiniSearch.wildcard, denied.token] });
      else if (isRole) queries.push(...roleQueries(role.token, words));
      else if (saying) terms.add(saying.token);
      else for (const word of words) if (hasMeaning(word)) terms.add(word);
      at += denied ? no + denied.stems.length : words.length;
    }
    return { queries: [...queries, ...[...terms].map(termOf)], tokens: terms };
  }

  const knows = (word: string) =>
    stemsOf(word).every((stem) => isIndexed(stem) || SAYINGS.has(stem) || ROLES.has(stem));
  const spelt = (word: string) => (knows(word) ? word : (similarPhraseWord(word) ?? word));

  return {
    knows,
    find: (words) => {
      const { queries, tokens } = queriesOf(stemsOf(words.split(' ').map(spelt).join(' ')));
      if (queries.length === 0) return { scores: null, tokens };
      const scores = new Map(
        index.search({ combineWith: 'AND', queries }).map(({ id, score, match }) => {
          const inTitle = Object.values(match).filter((fields) => fields.includes('title')).length;
          return [Number(id), inTitle * TITLE_FIRST + score];
        }),
      );
      return { scores, tokens };
    },
  };
}
