import { type EntryIndex, indexEntries } from './match-entries.ts';
import type { SearchResult } from './search-entry.ts';
import { type Findable, siteEntries } from './site-entries.ts';

const mostShown = 20;

/** The index of the last lists: making one takes far longer than asking it. */
let made: { of: string; search: EntryIndex } | undefined;

function indexFor(findable: Findable): EntryIndex {
  const of = JSON.stringify([
    findable.jobs.map(({ id, title, location }) => [id, title, location]),
    findable.written,
  ]);
  if (made?.of !== of) made = { of, search: indexEntries(siteEntries(findable)) };
  return made.search;
}

/** What the site, with these jobs and texts, has for this question, best first; on the server. */
export function searchSite(query: string, findable: Findable): SearchResult[] {
  return indexFor(findable)(query).slice(0, mostShown);
}
