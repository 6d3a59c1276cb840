import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { currentState } from './current-page.ts';

interface Props {
  to: string;
  className?: string;
  /** The island that opens in place of the page, where scripts run; a shortcut of this name presses the link. */
  opens?: string;
  children: ReactNode;
}

export function MenuLink({ to, opens, ...rest }: Props) {
  const { pathname } = useLocation();
  const current = currentState(to, pathname);
  return <a {...rest} href={to} aria-current={current} data-opens={opens} data-shortcut-target={opens} />;
}
