import { indexEntries } from './match-entries.ts';
import type { SearchResult } from './search-entry.ts';
import { siteEntries } from './site-entries.ts';

const search = indexEntries(siteEntries());
const mostShown = 20;

/** What the site has for this question, best first; on the server. */
export function searchSite(query: string): SearchResult[] {
  return search(query).slice(0, mostShown);
}
