import { ButtonLink } from '~/design-system/button/button-link.tsx';
import { classNames } from '~/design-system/class-names.ts';
import styles from './loading-openings.module.css';

interface Props {
  words: string;
  alone?: boolean;
}

export function LoadingOpenings({ words, alone }: Props) {
  return (
    <p role="status" className={classNames(styles.loading, alone && styles.alone)} data-first-part-ends>
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
