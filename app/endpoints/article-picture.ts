import { CACHE_POLICIES } from '#domain/http/cache-policies.ts';
import { collectionAt } from '../collection.ts';
import type { Route } from './+types/article-picture.ts';

export async function loader({ request, params: { file = '' }, context }: Route.LoaderArgs) {
  const picture = await collectionAt(request, context).collection.picture(file);
  if (!picture) return new Response(null, { status: 404 });
  return new Response(picture.bytes, {
    headers: { 'content-type': picture.type, 'cache-control': CACHE_POLICIES.listing },
  });
}
