import type { RouterContextProvider } from 'react-router';
import type { Job } from '#server/jobs/job.ts';
import type { SearchableContent } from '~/features/site-search/site-documents.ts';
import { servicesContext } from './context.ts';

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

/** The open jobs for a page that is about more than jobs: while no source of them answers, it does without. */
export async function openJobsIfAny(context: Readonly<RouterContextProvider>): Promise<Job[]> {
  const open = await context.get(servicesContext).jobs.open();
  return open.kind === 'found' ? open.value : [];
}
