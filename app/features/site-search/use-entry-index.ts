import { useEffect, useState } from 'react';
import { searchTexts } from './copy.ts';
import { type EntryIndex, indexEntries } from './match-entries.ts';
import { isSearchEntry } from './search-entry.ts';

async function fetchIndex(signal: AbortSignal): Promise<EntryIndex> {
  const response = await fetch(searchTexts.indexPath, { signal });
  if (!response.ok) throw new Error(`The list of entries was answered with ${response.status}.`);
  const entries: unknown = await response.json();
  return indexEntries(Array.isArray(entries) ? entries.filter(isSearchEntry) : []);
}

/** The search in the browser: undefined while its list is on the way, null when it cannot be had. */
export function useEntryIndex(): EntryIndex | null | undefined {
  const [index, setIndex] = useState<EntryIndex | null>();
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
