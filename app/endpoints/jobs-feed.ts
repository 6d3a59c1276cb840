import { brand } from '#content/brand.ts';
import { CACHE_POLICIES } from '#domain/http/cache-policies.ts';
import { servicesContext } from '~/context.ts';
import type { Route } from './+types/jobs-feed.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const feed = await context.get(servicesContext).jobs.feed(brand.publicUrl, new URL(request.url).pathname);
  if (feed.kind === 'outage') return new Response(null, { status: 503, headers: { 'retry-after': '60' } });
  return new Response(feed.value, {
    headers: {
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': CACHE_POLICIES.listing,
    },
  });
}
