import { kindNames } from '#content/site-search.ts';

/** Longer questions are cut. */
export const MAX_QUERY_LENGTH = 100;

/** Something that can be found on the site. */
export interface SearchableDocument {
  /** Where it is: a path, with a fragment where it is a part of a page. */
  path: string;
  kind: keyof typeof kindNames;
  title: string;
  /** One or two sentences, shown under the title. */
  summary: string;
  /** What else is looked through. */
  text: string;
}

/** What the search needs to know of a piece of news or a guide. */
export interface SearchableArticle extends Omit<SearchableDocument, 'kind'> {
  collection: 'news' | 'useful-information';
}

export type SearchResult = Omit<SearchableDocument, 'text'>;

/** Whether this, from outside, is a document. */
export function isSearchableDocument(value: unknown): value is SearchableDocument {
  if (typeof value !== 'object' || value === null) return false;
  const { path, kind, ...words } = value as Partial<Record<keyof SearchableDocument, unknown>>;
  const isInside = typeof path === 'string' && path.startsWith('/') && !path.startsWith('//');
  return (
    isInside &&
    Object.hasOwn(kindNames, String(kind)) &&
    [words.title, words.summary, words.text].every((word) => typeof word === 'string')
  );
}

/** Every text in a piece of content, however deep. */
export function allWords(content: unknown): string {
  if (typeof content === 'string') return content;
  if (typeof content !== 'object' || content === null) return '';
  return Object.values(content).map(allWords).join('\n');
}
