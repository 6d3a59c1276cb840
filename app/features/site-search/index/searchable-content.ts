import type { Job } from '#server/jobs/job.ts';
import type { Services } from '#server/services.ts';
import type { SearchableContent } from './site-documents.ts';

type Sources = Pick<Services, 'articles' | 'jobs'>;

export async function searchableContent({ articles, jobs }: Sources): Promise<SearchableContent> {
  const [open, ...written] = await Promise.all([
    openJobsIfAny(jobs),
    ...Object.values(articles).map((collection) => collection.searchable()),
  ]);
  return { jobs: newest(open), written: written.flat() };
}

/** Every browser that searches gets them; the search of the careers page has them all. */
const MAX_SEARCHABLE_JOBS = 300;

function newest(jobs: readonly Job[]): readonly Job[] {
  if (jobs.length <= MAX_SEARCHABLE_JOBS) return jobs;
  return jobs
    .toSorted((a, b) => (a.postedDate < b.postedDate ? 1 : a.postedDate > b.postedDate ? -1 : 0))
    .slice(0, MAX_SEARCHABLE_JOBS);
}

/** While no source of jobs answers, pages about more than jobs do without. */
export async function openJobsIfAny(jobs: Services['jobs']): Promise<readonly Job[]> {
  const open = await jobs.open();
  return open.kind === 'found' ? open.value : [];
}
