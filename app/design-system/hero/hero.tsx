import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './hero.module.css';

interface Props {
  title: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /**
   * `<picture>`, `<img>`, `<video>` or `<svg>` that fills the width, with its buttons as siblings in a fragment; without
   * one the hero stands on a quiet ground. On wide screens the words cover the left half below its upper edge.
   */
  media?: ReactNode;
  size?: 'home' | 'page';
  /** The one action: a form or buttons. */
  children?: ReactNode;
}

/** The top of a page: its only `h1`, one sentence and the next step. */
export function Hero({ title, eyebrow, lead, media, size = 'page', children }: Props) {
  const shape = media ? styles[size] : styles.bare;
  return (
    <div className={styles.holder}>
      <div className={classNames(styles.hero, shape)}>
        {media && <div className={styles.media}>{media}</div>}
        <div className={styles.words}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
      </div>
    </div>
  );
}
