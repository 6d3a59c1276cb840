import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './container.module.css';

/** Keeps content to the page's width, with a gutter at the edges. */
export function Container({
  width,
  className,
  ...rest
}: ComponentProps<'div'> & { width?: 'content' | 'narrow' }) {
  return (
    <div {...rest} className={classNames(styles.container, width === 'narrow' && styles.narrow, className)} />
  );
}
