import type { ReactNode } from 'react';
import styles from './panel-pairs.module.css';

interface Props {
  panels: readonly { title: string; text: string }[];
  /** One for every two panels. */
  pictures: readonly ReactNode[];
}

/** Two panels beside each picture, the pictures left and right in turn. */
export function PanelPairs({ panels, pictures }: Props) {
  const pairs = panels.flatMap((panel, index) =>
    index % 2 ? [] : [[panel, ...panels.slice(index + 1, index + 2)]],
  );
  return (
    <div className={styles.pairs}>
      {pairs.map((pair, index) => (
        <div key={pair[0]?.title} className={styles.pair}>
          <div className={styles.picture}>{pictures[index]}</div>
          <div className={styles.words}>
            {pair.map(({ title, text }) => (
              <article key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </article>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
