import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { classNames } from '~/design-system/class-names.ts';
import { VisuallyHidden } from '~/design-system/hidden/visually-hidden.tsx';
import styles from './job-paging.module.css';
import type { JobSearchView } from './job-search-view.ts';

interface Props {
  links: JobSearchView['pageLinks'];
  words: { label: string; page: string };
}

export function JobPaging({ links, words }: Props) {
  const navigate = useNavigate();
  // The fragment is for those without scripts: kept in the address, it would draw every later search to itself.
  const go = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { search, hash } = event.currentTarget;
    await navigate({ search }, { preventScrollReset: true });
    const results = document.querySelector<HTMLElement>(hash);
    results?.scrollIntoView();
    results?.focus({ preventScroll: true });
  };
  return (
    <nav aria-label={words.label} className={styles.paging}>
      {links.map(({ to, rel, text, current, gap }) => (
        <Link
          key={text}
          to={to}
          rel={rel}
          onClick={go}
          className={classNames(styles.page, gap && styles.afterGap)}
          aria-current={current ? 'page' : undefined}
        >
          {!rel && <VisuallyHidden>{words.page} </VisuallyHidden>}
          {text}
        </Link>
      ))}
    </nav>
  );
}
