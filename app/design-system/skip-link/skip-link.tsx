import { labels } from '#content/labels.yaml';
import styles from './skip-link.module.css';

export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      {labels.skipLink}
    </a>
  );
}
