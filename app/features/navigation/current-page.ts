export function currentState(to: string, pathname: string): 'page' | 'true' | undefined {
  if (to === pathname || `${to}/` === pathname) return 'page';
  return pathname.startsWith(`${to}/`) ? 'true' : undefined;
}
