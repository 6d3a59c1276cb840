import { Fragment } from 'react';
import { VisuallyHidden } from '~/design-system/hidden/visually-hidden.tsx';
import styles from './job-paging.module.css';
import type { JobSearchView } from './job-search-view.ts';

interface Props {
  links: JobSearchView['pageLinks'];
  words: { label: string; page: string };
}

export function JobPaging({ links, words }: Props) {
  return (
    <nav aria-label={words.label} className={styles.paging}>
      {links.map(({ to, rel, text, current, gap }) => (
        <Fragment key={text}>
          {gap && <span aria-hidden="true">…</span>}
          <a href={to} rel={rel} className={styles.page} aria-current={current ? 'page' : undefined}>
            {!rel && <VisuallyHidden>{words.page} </VisuallyHidden>}
            {text}
          </a>
        </Fragment>
      ))}
    </nav>
  );
}
