import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './prose.module.css';

/** Long text: plain elements inside, set for reading, at most 66 characters a line. */
export function Prose({ size, className, ...rest }: ComponentProps<'div'> & { size?: 'regular' | 'large' }) {
  return <div {...rest} className={classNames(styles.prose, size === 'large' && styles.large, className)} />;
}
