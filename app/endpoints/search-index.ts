import { siteEntries } from '~/features/site-search/site-entries.ts';
import { findableNow } from '../findable.ts';
import type { Route } from './+types/search-index.ts';

/** `GET /search-index.json`: everything that can be found, for the search in the browser. */
export async function loader({ context }: Route.LoaderArgs) {
  const entries = siteEntries(await findableNow(context));
  return Response.json(entries, { headers: { 'cache-control': 'public, max-age=300' } });
}
