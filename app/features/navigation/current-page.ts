/** `page` for the page itself, `true` for a page above it. */
export function currentState(to: string, pathname: string): 'page' | 'true' | undefined {
  if (to === pathname) return 'page';
  return pathname.startsWith(`${to}/`) ? 'true' : undefined;
}
