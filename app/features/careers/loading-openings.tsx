import { ButtonLink } from '~/design-system/button/button-link.tsx';
import styles from './loading-openings.module.css';

/** Stands where the list will be, and gives way to what follows it. */
export function LoadingOpenings({ words }: { words: string }) {
  return (
    <p role="status" className={styles.loading} data-first-part-ends>
      {words}
    </p>
  );
}

export function NoOpenings({ text, retry }: { text: string; retry: string }) {
  return (
    <div role="alert" className={styles.none}>
      <p>{text}</p>
      <ButtonLink to="">{retry}</ButtonLink>
    </div>
  );
}
