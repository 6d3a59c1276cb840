import { CACHE_POLICIES } from '#domain/http/cache-policies.ts';
import { searchableContent } from '~/features/site-search/index/searchable-content.ts';
import { siteDocuments } from '~/features/site-search/index/site-documents.ts';
import type { Visit } from '~/visit.ts';

export async function searchIndex({ services }: Visit) {
  const documents = siteDocuments(await searchableContent(services));
  return Response.json(documents, { headers: { 'cache-control': CACHE_POLICIES.listing } });
}
