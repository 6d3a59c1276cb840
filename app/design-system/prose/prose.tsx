import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './prose.module.css';

export function Prose({ size, className, ...rest }: ComponentProps<'div'> & { size?: 'regular' | 'large' }) {
  return <div {...rest} className={classNames(styles.prose, size === 'large' && styles.large, className)} />;
}
