import { Fragment } from 'react';
import styles from './help-numbers.module.css';
import { LinkedWords } from './linked-words.tsx';

/** Shown as room: a sign would be left over at the end of a line. */
const BETWEEN = ' · ';

export function HelpNumbers({ label, text }: { label: string; text: string }) {
  const group = { role: 'group', 'aria-label': label };
  return (
    <p className={styles.numbers} {...group}>
      {text.split(BETWEEN).map((part) => (
        <Fragment key={part}>
          <span>
            <LinkedWords text={part} />
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
}
