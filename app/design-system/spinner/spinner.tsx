import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import styles from './spinner.module.css';

interface Props {
  label?: ReactNode;
  quiet?: boolean;
  size?: 'regular' | 'large';
}

export function Spinner({ label = 'Loading…', quiet, size }: Props) {
  return (
    <span className={styles.spinner} role="status">
      <span className={classNames(styles.fold, size === 'large' && styles.large)} aria-hidden="true" />
      {quiet ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </span>
  );
}
