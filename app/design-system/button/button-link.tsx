import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { type ButtonLook, buttonClass } from './button.tsx';

export function ButtonLink(props: ComponentProps<typeof Link> & ButtonLook) {
  const { variant, size, wide, icon, iconAfter, children, className, ...rest } = props;
  return (
    <Link {...rest} className={buttonClass({ variant, size, wide }, className)}>
      {icon}
      {children}
      {iconAfter}
    </Link>
  );
}
