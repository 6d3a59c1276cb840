import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './reveal.module.css';

/** Fades in when it is scrolled to, once a script has seen that nobody has it in view yet. */
export function Reveal({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} data-stage="plain" className={classNames(styles.reveal, className)} />;
}
