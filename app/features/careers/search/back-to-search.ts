import { browserStorage } from '~/browser/browser-storage.ts';

/** Leads back from a job, and from its application, to the search by which the job was found. */
export function enableBackToSearch(): void {
  if (!location.pathname.startsWith('/careers/')) return;
  const list = `${location.origin}/careers`;
  const [from = '', query] = document.referrer.split('?');
  const search = browserStorage('sessionStorage', 'job-search');
  if (!from.startsWith(`${list}/`)) search.write(from === list && query ? `?${query}` : null);
  for (const back of document.querySelectorAll<HTMLAnchorElement>('main a[href="/careers"]'))
    back.search = search.read() ?? '';
}
