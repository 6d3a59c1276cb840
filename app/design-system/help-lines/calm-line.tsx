import styles from './calm-line.module.css';
import { LinkedWords } from './linked-words.tsx';

/** Names a number to ring, quietly: there may be no danger. */
export function CalmLine({ text }: { text: string }) {
  return (
    <p className={styles.line}>
      <LinkedWords text={text} />
    </p>
  );
}
