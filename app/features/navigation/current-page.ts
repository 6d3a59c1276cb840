export function currentState(to: string, pathname: string): 'page' | 'true' | undefined {
  // A page that was made with the site was asked for as a folder.
  if (to === pathname || `${to}/` === pathname) return 'page';
  return pathname.startsWith(`${to}/`) ? 'true' : undefined;
}
