import { indexDocuments, type SearchIndex } from './search-index.ts';
import type { SearchResult } from './searchable-document.ts';
import { type SearchableContent, siteDocuments } from './site-documents.ts';

const MAX_SHOWN = 20;

/** Making an index takes far longer than searching it. */
let made: { of: string; search: SearchIndex } | undefined;

function indexFor(content: SearchableContent): SearchIndex {
  const of = JSON.stringify([
    content.jobs.map(({ id, title, location }) => [id, title, location]),
    content.written,
  ]);
  if (made?.of !== of) made = { of, search: indexDocuments(siteDocuments(content)) };
  return made.search;
}

export function searchSite(query: string, content: SearchableContent): SearchResult[] {
  return indexFor(content)(query).slice(0, MAX_SHOWN);
}
