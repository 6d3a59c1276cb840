import MiniSearch, { type SearchResult as SearchHit } from 'minisearch';
import { faqPage } from '#content/faq.yaml';
import { isOneSlipAway } from '#domain/text/one-slip-away.ts';
import { MAX_QUERY_LENGTH, type SearchableDocument, type SearchResult } from './searchable-document.ts';

export type SearchIndex = (query: string) => SearchResult[];

const DIACRITICS = /\p{Diacritic}/gu;

/** `Café` becomes `cafe`, and `jobs` becomes `job`. */
function plainWord(word: string): string {
  const plain = word.normalize('NFKD').replace(DIACRITICS, '').replace(/[’']/g, '').toLowerCase();
  return plain.length > 3 ? plain.replace(/(?<!s)s$/, '') : plain;
}

const tokenize = (text: string) => text.split(/[\s\p{P}\p{S}]+/u).filter(Boolean);
const plainWords = (text: string) => tokenize(text).map(plainWord);
const smallWords = new Set(plainWords(faqPage.smallWords));
const keyPhrasesOf = (keyWords = '') =>
  keyWords
    .split(',')
    .map((phrase) => plainWords(phrase).join(' '))
    .filter(Boolean);

/** One letter begins too many words, unless it is the word that is being typed. */
const prefix = (word: string, index: number, words: string[]) =>
  word.length > 1 || index === words.length - 1;
/** Most visitors look for care; a long notice has every word in it. */
const weightOf: Partial<Record<SearchableDocument['kind'], number>> = {
  service: 1.5,
  job: 0.5,
  rights: 0.2,
};

/**
 * Documents that have all the words asked, first what has exactly these among its key words; where none has, those whose
 * key words stand in what is asked; then both with slips of one letter put right.
 */
export function indexDocuments(documents: readonly SearchableDocument[]): SearchIndex {
  const known = new Set(smallWords);
  const index = new MiniSearch<SearchableDocument>({
    idField: 'path',
    fields: ['title', 'summary', 'text', 'keyWords'],
    storeFields: ['path', 'kind', 'title', 'summary'],
    tokenize,
    processTerm: (term) => {
      const word = plainWord(term);
      known.add(word);
      return word;
    },
    searchOptions: {
      tokenize: (words) => words.split(' '),
      processTerm: (word) => word,
      combineWith: 'AND',
      prefix,
      boost: { title: 6, summary: 2, keyWords: 3 },
      boostDocument: (_path, _word, document) => weightOf[document?.kind as SearchableDocument['kind']] ?? 1,
    },
  });
  index.addAll(documents);
  const named = documents.map((of) => ({
    of,
    phrases: keyPhrasesOf(of.keyWords),
    askedBy: keyPhrasesOf(of.askedBy),
  }));
  const corrected = (word: string) =>
    known.has(word) ? word : ([...known].find((other) => isOneSlipAway(word, other)) ?? word);

  const find = (words: readonly string[]): SearchResult[] => {
    const phrase = words.join(' ');
    const meaning = words.filter((word) => !smallWords.has(word));
    const meant = new Set(named.flatMap(({ of, phrases }) => (phrases.includes(phrase) ? of.path : [])));
    const withAll = index
      .search((meaning.length > 0 ? meaning : words).join(' '))
      .sort((a, b) => Number(meant.has(b.path)) - Number(meant.has(a.path)));
    const byKeyWords = () =>
      named
        .map(({ of, phrases }) => ({ of, length: longestWithin(phrase, phrases) }))
        .filter(({ length }) => length > 0)
        .sort((a, b) => b.length - a.length)
        .map(({ of }) => of);
    const asked = named.find(({ askedBy }) => longestWithin(phrase, askedBy) > 0)?.of;
    return withAsked((withAll.length > 0 ? withAll : byKeyWords()).map(shown), asked);
  };
  return (query) => {
    const words = plainWords(query.slice(0, MAX_QUERY_LENGTH));
    if (words.length === 0) return [];
    const found = find(words);
    return found.length > 0 ? found : find(words.map(corrected));
  };
}

const longestWithin = (phrase: string, phrases: readonly string[]) =>
  Math.max(0, ...phrases.filter((each) => ` ${phrase} `.includes(` ${each} `)).map(({ length }) => length));

function withAsked(found: SearchResult[], asked: SearchableDocument | undefined): SearchResult[] {
  if (!asked || found.slice(0, 3).some(({ path }) => path === asked.path)) return found;
  const others = found.filter(({ path }) => path !== asked.path);
  return [...others.slice(0, 1), shown(asked), ...others.slice(1)];
}

function shown({ path, kind, title, summary }: SearchHit | SearchableDocument): SearchResult {
  return { path, kind, title, summary };
}
