import { setImmediate } from 'node:timers/promises';
import MiniSearch, { type Query } from 'minisearch';
import type { Job } from './job.ts';
import { documentOf, type JobDocument } from './job-document.ts';
import {
  hasMeaning,
  isToken,
  MIN_LENGTH_FOR_EDITS,
  phraseAt,
  ROLES,
  SAYINGS,
  similarPhraseWord,
  stemsOf,
} from './job-phrases.ts';

export interface JobWords {
  knows(word: string): boolean;
  /** Scores jobs with all of the words by their position; null if the words say nothing about a job. */
  scores(words: string): ReadonlyMap<number, number> | null;
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

  function queriesOf(stems: readonly string[]): Query[] {
    const queries: Query[] = [];
    const terms = new Set<string>();
    for (let at = 0; at < stems.length; ) {
      const saying = phraseAt(stems, at, SAYINGS);
      const role = phraseAt(stems, at, ROLES);
      const words = stems.slice(at, at + ((saying ?? role)?.stems.length ?? 1));
      // A saying's words mean something else, or the opposite, when they stand apart.
      if (saying) terms.add(saying.token);
      else if (role)
        queries.push({ combineWith: 'OR', queries: [role.token, { combineWith: 'AND', queries: words }] });
      else for (const word of words) if (hasMeaning(word)) terms.add(word);
      at += words.length;
    }
    return [...queries, ...[...terms].map(termOf)];
  }

  const knows = (word: string) =>
    stemsOf(word).every((stem) => isIndexed(stem) || SAYINGS.has(stem) || ROLES.has(stem));
  const spelt = (word: string) => (knows(word) ? word : (similarPhraseWord(word) ?? word));

  return {
    knows,
    scores: (words) => {
      const queries = queriesOf(stemsOf(words.split(' ').map(spelt).join(' ')));
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
