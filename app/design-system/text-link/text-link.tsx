import { ArrowRight } from 'lucide';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './text-link.module.css';

export function TextLink({ children, className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={classNames(styles.link, className)}>
      {children}
      <Icon of={ArrowRight} />
    </Link>
  );
}
