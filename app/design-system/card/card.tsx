import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

interface Props {
  title?: ReactNode;
  level?: 2 | 3 | 4;
  icon?: ReactNode;
  /** The whole card is the link's target; other links and buttons in it keep working. */
  to?: string;
  tone?: 'plain' | 'quiet' | 'warm';
  size?: 'regular' | 'compact';
  children?: ReactNode;
  className?: string;
}

export function Card({ title, level = 3, icon, to, tone = 'plain', size, children, className }: Props) {
  const Heading = `h${level}` as const;
  const words = to ? (
    <a href={to} className={styles.link}>
      {title}
    </a>
  ) : (
    title
  );
  return (
    <div
      className={classNames(styles.card, to && styles.linked, styles[tone], size && styles[size], className)}
    >
      {icon && <div className={styles.icon}>{icon}</div>}
      {title && <Heading className={styles.title}>{words}</Heading>}
      {children}
    </div>
  );
}

export function CardList({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={classNames(styles.row, className)} />;
}
