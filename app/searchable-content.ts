import type { RouterContextProvider } from 'react-router';
import type { Job } from '#server/jobs/job.ts';
import type { SearchableContent } from '~/features/site-search/site-documents.ts';
import { servicesContext } from './context.ts';

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

/** While no source of jobs answers, pages about more than jobs do without. */
export async function openJobsIfAny(context: Readonly<RouterContextProvider>): Promise<Job[]> {
  const open = await context.get(servicesContext).jobs.open();
  return open.kind === 'found' ? open.value : [];
}
