/** `page` for the page itself, `true` for a page above it. */
export function currentState(to: string, pathname: string): 'page' | 'true' | undefined {
  if (to === pathname) return 'page';
  return pathname.startsWith(`${to}/`) ? 'true' : undefined;
}

export function markCurrentPage(part: Element, pathname: string): void {
  for (const link of part.querySelectorAll('a')) {
    const state = currentState(link.pathname, pathname);
    if (state) link.setAttribute('aria-current', state);
    else link.removeAttribute('aria-current');
  }
}
