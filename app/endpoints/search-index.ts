import { siteEntries } from '~/features/site-search/site-entries.ts';

/** `GET /search-index.json`: everything that can be found, for the search in the browser. */
export function loader() {
  return Response.json(siteEntries());
}
