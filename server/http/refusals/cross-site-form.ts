import type { FastifyRequest } from 'fastify';

/**
 * The check against CSRF: whether a page of another site made the browser send this, to a page or to `/api`. Programs
 * that are no browsers (another installation, a mail provider's one-click unsubscribe) name neither site nor origin.
 */
export function isCrossSiteForm({ method, headers }: FastifyRequest, origin: string): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return true;
  // An old browser may send its address alone.
  const sender = headers.origin ?? (site === undefined ? originOfAddress(headers.referer) : undefined);
  return sender !== undefined && sender !== new URL(origin).origin;
}

function originOfAddress(address: string | undefined): string | undefined {
  return address === undefined ? undefined : (URL.parse(address)?.origin ?? 'null');
}
