import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field-stack.module.css';

/** The fields of a form one under the other, evenly spaced, with its buttons below. */
export function FieldStack({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.stack, className)} />;
}

/** Two short fields that belong together: side by side where there is room. */
export function FieldPair({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.pair, className)} />;
}
