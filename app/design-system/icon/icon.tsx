import type { ComponentType, SVGProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon.module.css';

type Props = {
  /** A drawing: one of `lucide-react`, imported by its name, or of `brand-icons.tsx`. */
  of: ComponentType<SVGProps<SVGSVGElement>>;
  /** What it says to those who cannot see it; without it the icon is decoration. */
  label?: string;
  size?: 'text' | 'large';
  className?: string;
};

export function Icon({ of: Drawing, label, size, className }: Props) {
  const names = classNames(styles.icon, size === 'large' && styles.large, className);
  return label ? (
    <Drawing className={names} role="img" aria-label={label} aria-hidden={undefined} />
  ) : (
    <Drawing className={names} aria-hidden="true" focusable="false" />
  );
}
