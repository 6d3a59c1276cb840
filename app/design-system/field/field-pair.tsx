import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field-pair.module.css';

/** Two short fields that belong together: side by side where there is room. */
export function FieldPair({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.pair, className)} />;
}
