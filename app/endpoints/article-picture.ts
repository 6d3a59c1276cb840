import type { CollectionName } from '#domain/articles/collections.ts';
import { CACHE_POLICIES } from '#domain/http/cache-policies.ts';
import type { Visit } from '~/visit.ts';

export async function articlePicture({ params, services }: Visit<'/:file'>, name: CollectionName) {
  const picture = await services.articles[name].picture(params.file);
  if (!picture) return new Response(null, { status: 404 });
  return new Response(picture.bytes, {
    headers: { 'content-type': picture.type, 'cache-control': CACHE_POLICIES.listing },
  });
}
