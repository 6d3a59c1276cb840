import { ArrowRight } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import untilFirstPaint from '../hidden/until-first-paint.module.css';
import { Icon } from '../icon/icon.tsx';
import styles from './fold-card.module.css';

export function FoldGrid({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={classNames(styles.grid, className)} />;
}

const tones = ['deep', 'sea', 'blush', 'honey', 'sea', 'deep', 'honey', 'blush'] as const;

interface Props {
  fold: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  to: string;
  title: ReactNode;
  mark?: string | null;
  picture?: ReactNode;
  icon?: ReactNode;
}

export function FoldCard({ fold, to, title, mark, picture, icon }: Props) {
  const tone = tones[fold - 1];
  return (
    <li className={classNames(styles.card, styles[`fold-${fold}`], tone && styles[tone])}>
      {picture ? (
        <div className={classNames(styles.picture, untilFirstPaint.pictures)}>{picture}</div>
      ) : (
        <div className={styles.icon}>{icon}</div>
      )}
      <div className={styles.words}>
        <h3 className={styles.title}>
          <a href={to} className={styles.link}>
            {title}
            <Icon of={ArrowRight} className={styles.arrow} />
          </a>
        </h3>
        {mark && <p className={styles.mark}>{mark}</p>}
      </div>
    </li>
  );
}
