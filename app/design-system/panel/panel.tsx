import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './panel.module.css';

interface Props extends Omit<ComponentProps<'article'>, 'title'> {
  title: ReactNode;
  level?: 2 | 3;
  media: ReactNode;
  /** In a `PanelList` every other panel flips by itself. */
  flip?: boolean;
}

export function Panel({ title, level = 2, media, flip, children, className, ...rest }: Props) {
  const Heading = `h${level}` as const;
  return (
    <article {...rest} className={classNames(styles.holder, className)}>
      <div className={classNames(styles.panel, flip && styles.flip)}>
        <div className={styles.media}>{media}</div>
        <div className={styles.words}>
          <Heading>{title}</Heading>
          {children}
        </div>
      </div>
    </article>
  );
}

export function PanelList(props: Pick<ComponentProps<'div'>, 'children' | 'id'>) {
  return <div {...props} className={styles.list} />;
}
