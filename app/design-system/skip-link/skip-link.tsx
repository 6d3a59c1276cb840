import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

interface Props {
  to?: `#${string}`;
  children?: ReactNode;
}

export function SkipLink({ to = '#main', children = 'Skip to the content' }: Props) {
  return (
    <a href={to} className={styles.skip}>
      {children}
    </a>
  );
}
