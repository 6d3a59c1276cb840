import type { ReactNode } from 'react';
import { currentState } from './current-page.ts';

interface Props {
  to: string;
  pathname: string;
  className?: string;
  /** The island that opens in place of the page, where scripts run; a shortcut of this name presses the link. */
  opens?: string;
  children: ReactNode;
}

export function MenuLink({ to, pathname, opens, ...rest }: Props) {
  const current = currentState(to, pathname);
  return <a {...rest} href={to} aria-current={current} data-opens={opens} data-shortcut-target={opens} />;
}
