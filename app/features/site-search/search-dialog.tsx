import { useEffect, useRef, useState } from 'react';
import { searchTexts } from '#content/site-search.yaml';
import { browserStorage } from '~/browser/browser-storage.ts';
import { Dialog } from '~/design-system/dialog/dialog.tsx';
import { resultsInWords } from './results-in-words.ts';
import styles from './search-dialog.module.css';
import { SearchForm } from './search-form.tsx';
import { indexDocuments, type SearchIndex } from './search-index.ts';
import { SearchResults } from './search-results.tsx';
import { isSearchableDocument } from './searchable-document.ts';

const MAX_SHOWN = 8;
const lastQuery = browserStorage('sessionStorage', 'site-search');

export interface SearchDialogProps {
  open: boolean;
  onClose: () => void;
}

export function SearchDialog({ open, onClose }: SearchDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(() => lastQuery.read() ?? '');
  const search = useSearchIndex();

  useEffect(() => {
    if (open) field.current?.select();
  }, [open]);
  useEffect(() => {
    const dialog = field.current?.closest('dialog');
    dialog?.addEventListener('keydown', followArrows);
    return () => dialog?.removeEventListener('keydown', followArrows);
  }, []);

  const allResults = `/search?${new URLSearchParams({ q: query })}`;
  const ask = (next: string) => {
    lastQuery.write(next || null);
    setQuery(next);
  };
  const results = query.trim() && search ? search(query) : null;
  return (
    <Dialog open={open} onClose={onClose} title={searchTexts.title} width="wide">
      <SearchForm field={field} query={query} onQuery={ask} />
      <p role="status" className={styles.count}>
        {results ? resultsInWords(results.length) : query && search === null && searchTexts.unavailable}
      </p>
      {results && <SearchResults results={results.slice(0, MAX_SHOWN)} onLeave={onClose} />}
      {results && results.length > MAX_SHOWN && (
        <a href={allResults} onClick={onClose}>
          {searchTexts.all}
        </a>
      )}
    </Dialog>
  );
}

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Down and up lead from the field through the results and back. */
function followArrows(event: KeyboardEvent): void {
  const { key, currentTarget, isComposing, ctrlKey, metaKey, altKey } = event;
  const step = STEPS[key];
  if (!step || isComposing || ctrlKey || metaKey || altKey || !(currentTarget instanceof Element)) return;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const next = stops[stops.findIndex((stop) => stop.matches(':focus')) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

async function fetchIndex(signal: AbortSignal): Promise<SearchIndex> {
  const response = await fetch('/search-index.json', { signal });
  if (!response.ok) throw new Error(`The list of documents was answered with ${response.status}.`);
  const documents: unknown = await response.json();
  return indexDocuments(Array.isArray(documents) ? documents.filter(isSearchableDocument) : []);
}

function useSearchIndex(): SearchIndex | null | undefined {
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
