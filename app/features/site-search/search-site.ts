import type { FindableJob } from './job-entries.ts';
import { type EntryIndex, indexEntries } from './match-entries.ts';
import type { SearchResult } from './search-entry.ts';
import { siteEntries } from './site-entries.ts';

const mostShown = 20;

/** The index of the last list of jobs: making one takes far longer than asking it. */
let made: { jobs: string; search: EntryIndex } | undefined;

function indexFor(jobs: readonly FindableJob[]): EntryIndex {
  const key = JSON.stringify(jobs.map(({ id, title, location }) => [id, title, location]));
  if (made?.jobs !== key) made = { jobs: key, search: indexEntries(siteEntries(jobs)) };
  return made.search;
}

/** What the site, with these open jobs, has for this question, best first; on the server. */
export function searchSite(query: string, jobs: readonly FindableJob[]): SearchResult[] {
  return indexFor(jobs)(query).slice(0, mostShown);
}
