import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button.tsx';

export function ButtonLink(props: Omit<ComponentProps<'a'>, 'href'> & ButtonLook & { to: string }) {
  const { to, variant, size, wide, icon, children, className, ...rest } = props;
  return (
    <a {...rest} href={to} className={buttonClass({ variant, size, wide }, className)}>
      {icon}
      {children}
    </a>
  );
}
