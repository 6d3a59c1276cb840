import { indexDocuments, type SearchIndex } from './search-index.ts';
import type { SearchResult } from './searchable-document.ts';
import { type SearchableContent, siteDocuments } from './site-documents.ts';

const MAX_SHOWN = 20;

/** The index of the last lists: making one takes far longer than asking it. */
let made: { of: string; search: SearchIndex } | undefined;

function indexFor(content: SearchableContent): SearchIndex {
  const of = JSON.stringify([
    content.jobs.map(({ id, title, location }) => [id, title, location]),
    content.written,
  ]);
  if (made?.of !== of) made = { of, search: indexDocuments(siteDocuments(content)) };
  return made.search;
}

/** What the site, with these jobs and texts, has for this question, best first; on the server. */
export function searchSite(query: string, content: SearchableContent): SearchResult[] {
  return indexFor(content)(query).slice(0, MAX_SHOWN);
}
