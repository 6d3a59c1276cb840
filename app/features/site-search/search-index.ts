import MiniSearch, { type SearchResult as SearchHit, type SearchOptions } from 'minisearch';
import { MAX_QUERY_LENGTH, type SearchableDocument, type SearchResult } from './searchable-document.ts';

export type SearchIndex = (query: string) => SearchResult[];

const marks = /\p{Diacritic}/gu;

/** One spelling for a word however it is typed: `Café` as `cafe`, and `jobs` as `job`. */
function plainWord(word: string): string {
  const plain = word.normalize('NFKD').replace(marks, '').replace(/[’']/g, '').toLowerCase();
  return plain.length > 3 ? plain.replace(/(?<!s)s$/, '') : plain;
}

const prefix = (word: string) => word.length > 1;
const fuzzy = (word: string) => (word.length > 4 ? 0.3 : false);
const weights = { fuzzy: 0.2, prefix: 0.5 };
/** Of what some words fit, or fit nearly: what does so much worse than the best is not worth reading. */
const worthReading = 0.1;
/** Most who search look for care; the sections of a long notice have every word in them, and are seldom looked for. */
const weightOf: Partial<Record<SearchableDocument['kind'], number>> = {
  service: 1.5,
  job: 0.5,
  privacy: 0.2,
};

/** From strict to lenient: all the words as typed, all of them with slips of the finger, some of them. */
const attempts: SearchOptions[] = [
  { combineWith: 'AND', prefix },
  { combineWith: 'AND', prefix, fuzzy, weights },
  { combineWith: 'OR', prefix, fuzzy, weights },
];

/**
 * Makes documents ready to be searched; the same on the server and in the browser. A question is answered by the first
 * attempt that finds anything.
 */
export function indexDocuments(documents: readonly SearchableDocument[]): SearchIndex {
  const index = new MiniSearch<SearchableDocument>({
    idField: 'path',
    fields: ['title', 'summary', 'text'],
    storeFields: ['path', 'kind', 'title', 'summary'],
    processTerm: plainWord,
    searchOptions: {
      boost: { title: 6, summary: 2 },
      boostDocument: (_path, _word, document) => weightOf[document?.kind as SearchableDocument['kind']] ?? 1,
    },
  });
  index.addAll(documents);
  return (query) => {
    const asked = query.slice(0, MAX_QUERY_LENGTH);
    for (const attempt of attempts) {
      const found = index.search(asked, attempt);
      const least = attempt.fuzzy ? (found[0]?.score ?? 0) * worthReading : 0;
      if (found.length > 0) return found.filter(({ score }) => score >= least).map(shown);
    }
    return [];
  };
}

function shown({ path, kind, title, summary }: SearchHit): SearchResult {
  return { path, kind, title, summary };
}
