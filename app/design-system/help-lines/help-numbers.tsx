import styles from './help-numbers.module.css';
import { type LinkedParts, LinkedWords } from './linked-words.tsx';

export function HelpNumbers({ label, parts }: LinkedParts & { label: string }) {
  const group = { role: 'group', 'aria-label': label };
  return (
    <p className={styles.numbers} {...group}>
      <LinkedWords parts={parts} />
    </p>
  );
}
