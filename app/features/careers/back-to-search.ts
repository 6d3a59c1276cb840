import { browserStorage } from '~/browser/browser-storage.ts';

/** Leads back from a job to the search that it was found by. */
export function enableBackToSearch(): void {
  const { pathname } = location;
  const search = browserStorage('sessionStorage', 'job-search');
  if (pathname === '/careers') addEventListener('pagehide', () => search.write(location.search || null));
  if (!pathname.startsWith('/careers/')) return;
  for (const back of document.querySelectorAll<HTMLAnchorElement>('main a[href="/careers"]'))
    back.search = search.read() ?? '';
}
