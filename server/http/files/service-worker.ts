import type { StaticSite } from './static-site.ts';

export const SERVICE_WORKER = '/service-worker.js';
export const SERVICE_WORKER_OFF = '/service-worker-off.js';

/** The site as it is answered: with the offline page, or with what removes it from where it is. */
export function withOfflinePage(site: StaticSite, isOn: boolean): StaticSite {
  const off = site.get(SERVICE_WORKER_OFF);
  return isOn || !off ? site : new Map([...site, [SERVICE_WORKER, off]]);
}
