import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { currentState } from './current-page.ts';

interface Props {
  to: string;
  className?: string;
  /** The keyboard shortcut that presses it. */
  shortcut?: string;
  children: ReactNode;
}

/** A link of the header: it says when it leads to the page that is shown. */
export function MenuLink({ to, shortcut, ...rest }: Props) {
  const { pathname } = useLocation();
  return <a {...rest} href={to} aria-current={currentState(to, pathname)} data-shortcut-target={shortcut} />;
}
