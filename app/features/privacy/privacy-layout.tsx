import type { ReactNode } from 'react';
import styles from './privacy-layout.module.css';

/** The contents beside the text on wide screens, above it on others. */
export function PrivacyLayout({ contents, children }: { contents: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.layout}>
      {contents}
      <div className={styles.text}>{children}</div>
    </div>
  );
}
