import type { ReactNode } from 'react';
import { labels } from '#content/labels.yaml';
import styles from './contents.module.css';

interface Props {
  title: string;
  sections: readonly { id: string; shortTitle: string }[];
}

export function Contents({ title, sections }: Props) {
  return (
    <nav className={styles.contents} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <progress className={styles.progress} max={100} value={0} aria-label={labels.progress} />
      <ol>
        {sections.map(({ id, shortTitle }) => (
          <li key={id}>
            <a href={`#${id}`}>{shortTitle}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function StatementLayout({ contents, children }: { contents: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.layout}>
      {contents}
      <div className={styles.text}>{children}</div>
    </div>
  );
}
