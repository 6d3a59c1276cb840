import type { Rhythm as RhythmContent } from '#content/services/service.ts';
import styles from './rhythm.module.css';

/** How a day or a night can look, hour by hour. */
export function Rhythm({ rhythm }: { rhythm: RhythmContent }) {
  return (
    <div className={styles.rhythm}>
      <p>{rhythm.intro}</p>
      <ol className={styles.moments}>
        {rhythm.moments.map(({ time, text }) => (
          <li key={time} className={styles.moment}>
            <span className={styles.time}>{time}</span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
