import type { IconNode } from 'lucide';
import { type ComponentType, createElement, type SVGProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon.module.css';

type Props = {
  /** A drawing: one of `lucide`, imported by its name, or of `brand-icons.tsx`. */
  of: IconNode | ComponentType<SVGProps<SVGSVGElement>>;
  /** What it says to those who cannot see it; without it the icon is decoration. */
  label?: string;
  size?: 'text' | 'large';
  className?: string;
};

export function Icon({ of, label, size, className }: Props) {
  const names = classNames(styles.icon, size === 'large' && styles.large, className);
  const role = label
    ? ({ role: 'img', 'aria-label': label, 'aria-hidden': undefined } as const)
    : ({ 'aria-hidden': 'true', focusable: 'false' } as const);
  if (!Array.isArray(of)) return createElement(of, { className: names, ...role });
  return (
    <svg viewBox="0 0 24 24" className={classNames(styles.drawn, names)} {...role}>
      {of.map(([tag, attributes]) => createElement(tag, { ...attributes, key: JSON.stringify(attributes) }))}
    </svg>
  );
}
