import type { ReactNode } from 'react';
import { Panel, PanelList } from '~/design-system/panel/panel.tsx';
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
    <PanelList>
      {pairs.map((pair, index) => (
        <Panel key={pair[0]?.title} media={pictures[index]}>
          {pair.map(({ title, text }) => (
            <article key={title} className={styles.panel}>
              <h3>{title}</h3>
              <p>{text}</p>
            </article>
          ))}
        </Panel>
      ))}
    </PanelList>
  );
}
