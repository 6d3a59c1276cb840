import type { ReactNode } from 'react';
import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import styles from './spinner.module.css';

interface Props {
  label?: ReactNode;
  quiet?: boolean;
}

export function Spinner({ label = 'Loading…', quiet }: Props) {
  return (
    <span className={styles.spinner} role="status">
      <span className={styles.fold} aria-hidden="true" />
      {quiet ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </span>
  );
}
