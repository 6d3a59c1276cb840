import type { ReactNode } from 'react';
import { searchTexts } from '#content/site-search.yaml';
import type { SearchResult } from './index/searchable-document.ts';
import { resultsInWords } from './results-in-words.ts';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';
import styles from './search-view.module.css';

interface Props {
  query: string;
  results: readonly SearchResult[] | null;
  children?: ReactNode;
}

export function SearchView({ query, results, children }: Props) {
  return (
    <div className={styles.view}>
      <h1>{searchTexts.title}</h1>
      <SearchForm key={query} query={query} />
      {results && <p role="status">{resultsInWords(results.length)}</p>}
      {results && <SearchResults results={results} />}
      {children}
    </div>
  );
}
