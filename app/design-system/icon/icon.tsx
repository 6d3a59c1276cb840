import type { IconNode } from 'lucide';
import { type ComponentType, createElement, type SVGProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon.module.css';

interface Props {
  of: IconNode | ComponentType<SVGProps<SVGSVGElement>>;
  /** Without a label the icon is decoration. */
  label?: string;
  className?: string;
}

export function Icon({ of, label, className }: Props) {
  const names = classNames(styles.icon, className);
  if (!Array.isArray(of))
    return createElement(of, { className: names, width: 24, height: 24, ...roleOf(label) });
  const lines = of.map(([tag, attributes]) => createElement(tag, attributes));
  const drawn = { viewBox: '0 0 24 24', className: classNames(styles.drawn, names) };
  return createElement('svg', { ...drawn, ...unstyled, ...roleOf(label) }, ...lines);
}

/** Without styles, a drawing without a size fills the window, in black. */
const unstyled = { width: 24, height: 24, fill: 'none', stroke: 'currentColor' };

function roleOf(label: string | undefined): SVGProps<SVGSVGElement> {
  return label
    ? { role: 'img', 'aria-label': label, 'aria-hidden': undefined }
    : { 'aria-hidden': true, focusable: false };
}
