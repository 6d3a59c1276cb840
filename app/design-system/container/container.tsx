import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './container.module.css';

export function Container({
  width,
  className,
  ...rest
}: ComponentProps<'div'> & { width?: 'content' | 'narrow' }) {
  return (
    <div {...rest} className={classNames(styles.container, width === 'narrow' && styles.narrow, className)} />
  );
}
