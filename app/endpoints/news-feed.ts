import { brand } from '#content/brand.yaml';
import { newsFeedPath } from '#domain/articles/collections.ts';
import { CACHE_POLICIES } from '#domain/http/cache-policies.ts';
import type { Visit } from '~/visit.ts';

export async function newsFeed({ services }: Visit) {
  const feed = await services.articles.news.feed(brand.publicUrl, newsFeedPath);
  return new Response(feed, {
    headers: {
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': CACHE_POLICIES.listing,
    },
  });
}
