import { brand } from '#content/brand.yaml';
import { CACHE_POLICIES } from '#domain/http/cache-policies.ts';
import type { Visit } from '~/visit.ts';

export async function jobsFeed({ url, services }: Visit) {
  const feed = await services.jobs.feed(brand.publicUrl, url.pathname);
  if (feed.kind === 'outage') return new Response(null, { status: 503, headers: { 'retry-after': '60' } });
  return new Response(feed.value, {
    headers: {
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': CACHE_POLICIES.listing,
    },
  });
}
