import type { RouterContextProvider } from 'react-router';
import type { Job } from '#server/jobs/job.ts';
import type { SearchableContent } from '~/features/site-search/site-documents.ts';
import { servicesContext } from './context.ts';

export async function searchableContent(
  context: Readonly<RouterContextProvider>,
): Promise<SearchableContent> {
  const { articles } = context.get(servicesContext);
  const [open, ...written] = await Promise.all([
    openJobsIfAny(context),
    ...Object.values(articles).map((collection) => collection.searchable()),
  ]);
  return { jobs: newest(open), written: written.flat() };
}

/** Every browser that searches gets them; the search of the careers page has them all. */
const MAX_SEARCHABLE_JOBS = 300;

const newestOf = new WeakMap<readonly Job[], readonly Job[]>();

/** Looked for once in a list. */
function newest(jobs: readonly Job[]): readonly Job[] {
  if (jobs.length <= MAX_SEARCHABLE_JOBS) return jobs;
  const known =
    newestOf.get(jobs) ??
    jobs
      .toSorted((a, b) => (a.postedDate < b.postedDate ? 1 : a.postedDate > b.postedDate ? -1 : 0))
      .slice(0, MAX_SEARCHABLE_JOBS);
  newestOf.set(jobs, known);
  return known;
}

/** While no source of jobs answers, pages about more than jobs do without. */
export async function openJobsIfAny(context: Readonly<RouterContextProvider>): Promise<readonly Job[]> {
  const open = await context.get(servicesContext).jobs.open();
  return open.kind === 'found' ? open.value : [];
}
