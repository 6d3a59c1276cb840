import { newsFeedPath } from '#content/articles.ts';
import { brand } from '#content/brand.ts';
import { CACHE_POLICIES } from '#domain/http/cache-policies.ts';
import { servicesContext } from '~/context.ts';
import type { Route } from './+types/news-feed.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const feed = await context.get(servicesContext).articles.news.feed(brand.publicUrl, newsFeedPath);
  return new Response(feed, {
    headers: {
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': CACHE_POLICIES.listing,
    },
  });
}
