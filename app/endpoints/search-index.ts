import { CACHE_POLICIES } from '#domain/http/cache-policies.ts';
import { siteDocuments } from '~/features/site-search/site-documents.ts';
import { searchableContent } from '../searchable-content.ts';
import type { Route } from './+types/search-index.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const documents = siteDocuments(await searchableContent(context));
  return Response.json(documents, { headers: { 'cache-control': CACHE_POLICIES.listing } });
}
