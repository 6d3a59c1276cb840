import type { RouterContextProvider } from 'react-router';
import type { Job } from '#server/jobs/job.ts';
import { servicesContext } from './context.ts';

/** The open jobs for a page that is about more than jobs: while no source of them answers, it does without. */
export async function openJobsIfAny(context: Readonly<RouterContextProvider>): Promise<Job[]> {
  const open = await context.get(servicesContext).jobs.open();
  return open.kind === 'found' ? open.value : [];
}
