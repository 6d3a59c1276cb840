import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './container.module.css';

export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.container, className)} />;
}
