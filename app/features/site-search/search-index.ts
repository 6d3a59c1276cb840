import MiniSearch, { type SearchResult as SearchHit, type SearchOptions } from 'minisearch';
import { MAX_QUERY_LENGTH, type SearchableDocument, type SearchResult } from './searchable-document.ts';

export type SearchIndex = (query: string) => SearchResult[];

const DIACRITICS = /\p{Diacritic}/gu;

/** `Café` becomes `cafe`, and `jobs` becomes `job`. */
function plainWord(word: string): string {
  const plain = word.normalize('NFKD').replace(DIACRITICS, '').replace(/[’']/g, '').toLowerCase();
  return plain.length > 3 ? plain.replace(/(?<!s)s$/, '') : plain;
}

const tokenize = (text: string) => text.split(/[\s\p{P}\p{S}]+/u);
const plainPhrase = (text: string) => tokenize(text).map(plainWord).join(' ').trim();
const keyPhrasesOf = (keyWords: string) => new Set(keyWords.split(',').map(plainPhrase));

/** One letter begins too many words, unless it is the word that is being typed. */
const prefix = (word: string, index: number, words: string[]) =>
  word.length > 1 || index === words.length - 1;
const fuzzy = (word: string) => (word.length > 4 ? 0.3 : false);
const weights = { fuzzy: 0.2, prefix: 0.5 };
/** Fuzzy hits that score below a tenth of the best are not worth reading. */
const MIN_RELATIVE_SCORE = 0.1;
/** Most visitors look for care; a long notice has every word in it. */
const weightOf: Partial<Record<SearchableDocument['kind'], number>> = {
  service: 1.5,
  job: 0.5,
  rights: 0.2,
};

const attempts: SearchOptions[] = [
  { combineWith: 'AND', prefix },
  { combineWith: 'AND', prefix, fuzzy, weights },
  { combineWith: 'OR', prefix, fuzzy, weights },
];

/** The first attempt that finds anything counts; what has the query among its key words comes first. */
export function indexDocuments(documents: readonly SearchableDocument[]): SearchIndex {
  const index = new MiniSearch<SearchableDocument>({
    idField: 'path',
    fields: ['title', 'summary', 'text', 'keyWords'],
    storeFields: ['path', 'kind', 'title', 'summary'],
    tokenize,
    processTerm: plainWord,
    searchOptions: {
      boost: { title: 6, summary: 2, keyWords: 3 },
      boostDocument: (_path, _word, document) => weightOf[document?.kind as SearchableDocument['kind']] ?? 1,
    },
  });
  index.addAll(documents);
  const keyPhrases = new Map(documents.map(({ path, keyWords = '' }) => [path, keyPhrasesOf(keyWords)]));
  return (query) => {
    const capped = query.slice(0, MAX_QUERY_LENGTH);
    const phrase = plainPhrase(capped);
    const asked = documents.find(({ askedBy }) => askedBy && names(askedBy, phrase));
    const isMeant = ({ path }: SearchHit) => keyPhrases.get(path)?.has(phrase) ?? false;
    for (const attempt of attempts) {
      const found = index.search(capped, attempt);
      const minScore = attempt.fuzzy ? (found[0]?.score ?? 0) * MIN_RELATIVE_SCORE : 0;
      if (found.length === 0) continue;
      const worthReading = found.filter(({ score }) => score >= minScore);
      const best = worthReading.sort((a, b) => Number(isMeant(b)) - Number(isMeant(a))).map(shown);
      return asked ? withAsked(best, asked) : best;
    }
    return asked ? [shown(asked)] : [];
  };
}

const names = (words: string, phrase: string) =>
  [...keyPhrasesOf(words)].some((each) => ` ${phrase} `.includes(` ${each} `));

/** Within the first three. */
function withAsked(found: SearchResult[], asked: SearchableDocument): SearchResult[] {
  if (found.slice(0, 3).some(({ path }) => path === asked.path)) return found;
  const others = found.filter(({ path }) => path !== asked.path);
  return [...others.slice(0, 1), shown(asked), ...others.slice(1)];
}

function shown({ path, kind, title, summary }: SearchHit | SearchableDocument): SearchResult {
  return { path, kind, title, summary };
}
