import { kindNames } from '#content/site-search.yaml';

export const MAX_QUERY_LENGTH = 100;

export interface SearchableDocument {
  path: string;
  kind: keyof typeof kindNames;
  title: string;
  summary: string;
  text: string;
  /** Words and phrases by which people mean it, with commas between. */
  keyWords?: string;
  /** Words that ask for it beside whatever else is searched for, with commas between. */
  askedBy?: string;
}

export interface SearchableArticle extends Omit<SearchableDocument, 'kind'> {
  collection: 'news' | 'useful-information';
}

export type SearchResult = Omit<SearchableDocument, 'text' | 'keyWords' | 'askedBy'>;

export function isSearchableDocument(value: unknown): value is SearchableDocument {
  if (typeof value !== 'object' || value === null) return false;
  const {
    path,
    kind,
    keyWords = '',
    askedBy = '',
    ...words
  } = value as Partial<Record<keyof SearchableDocument, unknown>>;
  const isInside = typeof path === 'string' && path.startsWith('/') && !path.startsWith('//');
  return (
    isInside &&
    Object.hasOwn(kindNames, String(kind)) &&
    [words.title, words.summary, words.text, keyWords, askedBy].every((word) => typeof word === 'string')
  );
}

export function allWords(content: unknown): string {
  if (typeof content === 'string') return content;
  if (typeof content !== 'object' || content === null) return '';
  return Object.values(content).map(allWords).join('\n');
}
