import type { FastifyRequest } from 'fastify';

/**
 * Whether a page of another site made the browser send this: forms are taken from our own pages only. Programs that
 * are no browsers (a mail provider's one-click unsubscribe) name no origin. What lies under `/api` is for other
 * sites too.
 *
 * @param origin the one that visitors use
 */
export function isForeignForm({ method, url, headers }: FastifyRequest, origin: string): boolean {
  if (method === 'GET' || method === 'HEAD' || url.startsWith('/api/')) return false;
  return headers.origin !== undefined && headers.origin !== new URL(origin).origin;
}
