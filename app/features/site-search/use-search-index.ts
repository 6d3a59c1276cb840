import { useEffect, useState } from 'react';
import { searchTexts } from '#content/site-search.ts';
import { indexDocuments, type SearchIndex } from './search-index.ts';
import { isSearchableDocument } from './searchable-document.ts';

async function fetchIndex(signal: AbortSignal): Promise<SearchIndex> {
  const response = await fetch(searchTexts.indexPath, { signal });
  if (!response.ok) throw new Error(`The list of documents was answered with ${response.status}.`);
  const documents: unknown = await response.json();
  return indexDocuments(Array.isArray(documents) ? documents.filter(isSearchableDocument) : []);
}

/** The search in the browser: undefined while its list is on the way, null when it cannot be had. */
export function useSearchIndex(): SearchIndex | null | undefined {
  const [index, setIndex] = useState<SearchIndex | null>();
  useEffect(() => {
    const stop = new AbortController();
    fetchIndex(stop.signal).then(
      (found) => setIndex(() => found),
      () => stop.signal.aborted || setIndex(null),
    );
    return () => stop.abort();
  }, []);
  return index;
}
