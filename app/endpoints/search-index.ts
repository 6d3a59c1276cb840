import { CACHE_POLICIES } from '#domain/http/cache-policies.ts';
import { siteDocuments } from '~/features/site-search/site-documents.ts';
import { searchableContent } from '../searchable-content.ts';
import type { Route } from './+types/search-index.ts';

/** `GET /search-index.json`: everything that can be found, for the search in the browser. */
export async function loader({ context }: Route.LoaderArgs) {
  const documents = siteDocuments(await searchableContent(context));
  return Response.json(documents, { headers: { 'cache-control': CACHE_POLICIES.listing } });
}
