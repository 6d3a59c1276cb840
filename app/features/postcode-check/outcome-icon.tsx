import type { OutcomeDescription } from '#domain/postcodes/postcode-outcome.ts';
import styles from './outcome-view.module.css';

const drawings: Record<OutcomeDescription['tone'], string> = {
  success: 'M17 33.5 27.5 44 48 22',
  soon: 'M32 18v15l10 6',
  error: 'M32 18v18M32 45.5v.5',
};

/** A tick, a clock or an exclamation mark on the fold. */
export function OutcomeIcon({ tone }: { tone: OutcomeDescription['tone'] }) {
  return (
    <svg className={styles.icon} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path
        className={styles.fold}
        d="M28 0h36v36a28 28 0 0 1-28 28H28A28 28 0 0 1 0 36v-8A28 28 0 0 1 28 0Z"
      />
      <path className={styles.sign} d={drawings[tone]} />
    </svg>
  );
}
