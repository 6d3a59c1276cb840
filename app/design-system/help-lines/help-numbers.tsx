import styles from './help-numbers.module.css';
import { LinkedWords } from './linked-words.tsx';

export function HelpNumbers({ label, text }: { label: string; text: string }) {
  const group = { role: 'group', 'aria-label': label };
  return (
    <p className={styles.numbers} {...group}>
      <LinkedWords text={text} />
    </p>
  );
}
