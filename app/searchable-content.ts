import type { RouterContextProvider } from 'react-router';
import type { SearchableContent } from '~/features/site-search/site-documents.ts';
import { servicesContext } from './context.ts';
import { openJobsIfAny } from './open-jobs.ts';

/** What can be found besides the site's own pages, just now. */
export async function searchableContent(
  context: Readonly<RouterContextProvider>,
): Promise<SearchableContent> {
  const { articles } = context.get(servicesContext);
  const [jobs, ...written] = await Promise.all([
    openJobsIfAny(context),
    ...Object.values(articles).map((collection) => collection.searchable()),
  ]);
  return { jobs, written: written.flat() };
}
