import type { RouterContextProvider } from 'react-router';
import type { Job } from '#server/jobs/job-source.ts';
import { servicesContext } from '#server/services.ts';
import { isJobOutage } from '~/features/careers/job-outage.ts';

/** The open jobs for a page that is about more than jobs: while no source of them answers, it does without. */
export async function openJobsIfAny(context: Readonly<RouterContextProvider>): Promise<Job[]> {
  try {
    return await context.get(servicesContext).jobs.open();
  } catch (error) {
    if (isJobOutage(error)) return [];
    throw error;
  }
}
