import { labels } from '#content/labels.yaml';
import { fill } from '#domain/text/fill.ts';
import { classNames } from '../class-names.ts';
import styles from './stars.module.css';

const STAR_PATH = 'm12 2.6 2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6-4.8-4.6 6.6-.9z';

const OUT_OF = 5;

export function Stars({ rating }: { rating: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={fill(labels.stars, { rating, outOf: OUT_OF })}>
      {Array.from({ length: OUT_OF }, (_, index) => index + 1).map((position) => (
        <svg
          key={position}
          viewBox="0 0 24 24"
          width="24"
          height="24"
          className={classNames(styles.star, position <= rating && styles.full)}
          aria-hidden="true"
        >
          <path d={STAR_PATH} />
        </svg>
      ))}
    </span>
  );
}
