import { ButtonLink } from '~/design-system/button/button-link.tsx';
import styles from './loading-openings.module.css';

/** Gives way to the list that is streamed after it. */
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
