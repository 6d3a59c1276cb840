import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { answerFocus } from '../take-focus.ts';
import styles from './hero.module.css';

interface Props {
  title: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** Fills the width; on wide screens the words cover its left half below the upper edge. */
  media?: ReactNode;
  size?: 'home' | 'page';
  children?: ReactNode;
  /** Read out first: the page is the answer to something that was sent. */
  takesFocus?: boolean;
}

export function Hero({ title, eyebrow, lead, media, size = 'page', children, takesFocus }: Props) {
  const shape = media ? styles[size] : styles.bare;
  return (
    <div className={styles.holder}>
      <div className={classNames(styles.hero, shape)}>
        {media && <div className={styles.media}>{media}</div>}
        <div className={styles.words}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 className={styles.title} {...(takesFocus && answerFocus)}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
      </div>
    </div>
  );
}
