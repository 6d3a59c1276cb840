import { useEffect, useRef, useState } from 'react';
import { postcodeCheckText } from '#content/postcode-outcomes.yaml';
import { searchTexts } from '#content/site-search.yaml';
import { openingSentence } from '#domain/office-hours/office-hours.ts';
import { officeLine } from '#domain/office-hours/telephone.ts';
import { browserStorage } from '~/browser/browser-storage.ts';
import { Dialog } from '~/design-system/dialog/dialog.tsx';
import { indexDocuments, type SearchIndex } from './index/search-index.ts';
import { isSearchableDocument } from './index/searchable-document.ts';
import { PostcodeAnswer, postcodeIn } from './postcode-answer.tsx';
import { resultsInWords } from './results-in-words.ts';
import styles from './search-dialog.module.css';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';
import { usePostcodeOutcome } from './use-postcode-outcome.ts';

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
    if (!open) return;
    // Firefox does not focus what it selects.
    field.current?.focus();
    field.current?.select();
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
  const postcode = postcodeIn(query);
  const outcome = usePostcodeOutcome(postcode);
  const results = query.trim() && search && !postcode ? search(query) : null;
  const countOrFault = results
    ? resultsInWords(results.length)
    : query && search === null && searchTexts.unavailable;
  return (
    <Dialog open={open} onClose={onClose} title={searchTexts.title} width="wide">
      <SearchForm field={field} query={query} onQuery={ask} isAnswered={postcode !== null} />
      <div role="status" className={styles.count}>
        {!postcode && countOrFault}
        {postcode && !outcome && postcodeCheckText.status}
        {postcode && outcome && <PostcodeAnswer {...{ postcode, outcome }} onLeave={onClose} />}
      </div>
      {results && <SearchResults results={results.slice(0, MAX_SHOWN)} onLeave={onClose} />}
      {results?.length === 0 && (
        <p>
          {officeLine.call} <a href={officeLine.url}>{officeLine.display}</a>. {openingSentence(new Date())}
        </p>
      )}
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
