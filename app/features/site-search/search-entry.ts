import { kindNames } from './copy.ts';

/** Longer questions are cut. */
export const longestQuery = 100;

/** Something that can be found on the site. */
export interface SearchEntry {
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
export interface FindableText extends Omit<SearchEntry, 'kind'> {
  shelf: 'news' | 'useful-information';
}

export type SearchResult = Omit<SearchEntry, 'text'>;

/** Whether this, from outside, is an entry. */
export function isSearchEntry(value: unknown): value is SearchEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { path, kind, ...words } = value as Partial<Record<keyof SearchEntry, unknown>>;
  const isInside = typeof path === 'string' && path.startsWith('/') && !path.startsWith('//');
  return (
    isInside &&
    Object.hasOwn(kindNames, String(kind)) &&
    [words.title, words.summary, words.text].every((word) => typeof word === 'string')
  );
}
