import type { ReactNode } from 'react';
import styles from './contact-layout.module.css';

/** The form, with the other ways to reach a person beside it. */
export function ContactLayout({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.layout}>
      <div className={styles.main}>{main}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
