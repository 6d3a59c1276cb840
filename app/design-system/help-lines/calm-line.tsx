import styles from './calm-line.module.css';
import { type LinkedParts, LinkedWords } from './linked-words.tsx';

/** Names a number to ring, quietly: there may be no danger. */
export function CalmLine({ parts }: LinkedParts) {
  return (
    <p className={styles.line}>
      <LinkedWords parts={parts} />
    </p>
  );
}
