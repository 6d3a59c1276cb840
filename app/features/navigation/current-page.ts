/** How a link stands to the page that is shown: it leads to it, to a page above it, or elsewhere. */
export function currentState(to: string, pathname: string): 'page' | 'true' | undefined {
  if (to === pathname) return 'page';
  return pathname.startsWith(`${to}/`) ? 'true' : undefined;
}

/** Marks the links that lead to the page that is shown, or to a page above it. */
export function markCurrentPage(part: Element, pathname: string): void {
  for (const link of part.querySelectorAll('a')) {
    const state = currentState(link.pathname, pathname);
    if (state) link.setAttribute('aria-current', state);
    else link.removeAttribute('aria-current');
  }
}
