import { type ReactNode, useId } from 'react';
import { Panel, PanelList } from '~/design-system/panel/panel.tsx';
import styles from './panel-pairs.module.css';

interface Props {
  panels: readonly { title: string; text: string }[];
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
          {pair.map((panel) => (
            <PanelText key={panel.title} {...panel} />
          ))}
        </Panel>
      ))}
    </PanelList>
  );
}

function PanelText({ title, text }: Props['panels'][number]) {
  const id = useId();
  return (
    <article className={styles.panel} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p>{text}</p>
    </article>
  );
}
