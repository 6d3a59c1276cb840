import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import untilFirstPaint from '../hidden/until-first-paint.module.css';
import styles from './panel.module.css';

interface Props {
  media: ReactNode;
  flip?: boolean;
  children: ReactNode;
}

export function Panel({ media, flip, children }: Props) {
  return (
    <div className={styles.holder}>
      <div className={classNames(styles.panel, flip && styles.flip)}>
        <div className={classNames(styles.media, untilFirstPaint.pictures)}>{media}</div>
        <div className={styles.words}>{children}</div>
      </div>
    </div>
  );
}

export function PanelList(props: Pick<ComponentProps<'div'>, 'children' | 'id'>) {
  return <div {...props} className={styles.list} />;
}
