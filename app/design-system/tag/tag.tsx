import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tag.module.css';

interface Props {
  tone?: 'plain' | 'good' | 'waiting' | 'closed';
  icon?: ReactNode;
  children: ReactNode;
}

/** The words say it, the colour only helps. */
export function Tag({ tone = 'plain', icon, children }: Props) {
  return (
    <span className={classNames(styles.tag, styles[tone])}>
      {icon}
      {children}
    </span>
  );
}
