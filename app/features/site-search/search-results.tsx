import { kindNames, searchTexts } from '#content/site-search.yaml';
import type { SearchResult } from './index/searchable-document.ts';
import styles from './search-results.module.css';

interface Props {
  results: readonly SearchResult[];
  onLeave?: () => void;
}

export function SearchResults({ results, onLeave }: Props) {
  const { none, resultsLabel } = searchTexts;
  if (results.length === 0) {
    return (
      <p>
        {none.text}{' '}
        <a href={none.link.path} onClick={onLeave}>
          {none.link.text}
        </a>
        .
      </p>
    );
  }
  return (
    <ol className={styles.list} aria-label={resultsLabel}>
      {results.map(({ path, kind, title, summary }) => (
        <li key={path} className={styles.result}>
          <a href={path} className={styles.link} onClick={onLeave}>
            {title}
          </a>
          <span className={styles.kind}>{kindNames[kind]}</span>
          <p className={styles.summary}>{summary}</p>
        </li>
      ))}
    </ol>
  );
}
