import { ArrowRight } from 'lucide';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './text-link.module.css';

export function TextLink({
  to,
  children,
  className,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  return (
    <a {...rest} href={to} className={classNames(styles.link, className)}>
      {children}
      <Icon of={ArrowRight} />
    </a>
  );
}
