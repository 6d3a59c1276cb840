import { createHash } from 'node:crypto';
import { CACHE_POLICIES } from '#domain/http/cache-policies.ts';
import type { Visit } from '~/visit.ts';

/** The token is in the query: neither the log nor the metrics have it. */
export async function callFeed({ url, request, services }: Visit) {
  const feed = await services.callFeed.read(url.searchParams.get('token') ?? '');
  const headers = { 'cache-control': CACHE_POLICIES.notStored };
  if (feed.kind === 'unknown') return new Response(null, { status: 404, headers });
  if (feed.kind === 'failed')
    return new Response(null, { status: 503, headers: { ...headers, 'retry-after': '60' } });
  const etag = `"${createHash('sha256').update(feed.file).digest('base64url').slice(0, 22)}"`;
  const isKnown = request.headers.get('if-none-match')?.includes(etag);
  if (isKnown) return new Response(null, { status: 304, headers: { ...headers, etag } });
  return new Response(feed.file, {
    headers: { ...headers, etag, 'content-type': 'text/calendar; charset=utf-8' },
  });
}
