import styles from './entry-days.module.css';
import type { SaidDay } from './entry-view.ts';

/** When an entry was published, and when it was last changed. */
export function EntryDays({ days }: { days: readonly SaidDay[] }) {
  return (
    <p className={styles.days}>
      {days.map(({ day, words }) => (
        <time key={words} dateTime={day}>
          {words}
        </time>
      ))}
    </p>
  );
}
