import type { RouterContextProvider } from 'react-router';
import { servicesContext } from '#server/services.ts';
import type { Findable } from '~/features/site-search/site-entries.ts';
import { openJobsIfAny } from './open-jobs.ts';

/** What can be found besides the site's own pages, just now. */
export async function findableNow(context: Readonly<RouterContextProvider>): Promise<Findable> {
  const { entries } = context.get(servicesContext);
  const [jobs, ...written] = await Promise.all([
    openJobsIfAny(context),
    ...Object.values(entries).map((shelf) => shelf.findable()),
  ]);
  return { jobs, written: written.flat() };
}
