import { jobListText } from '#content/job-text.ts';
import { servicesContext } from '#server/services.ts';
import { isJobOutage } from '~/features/careers/job-outage.ts';
import type { Route } from './+types/jobs.ts';

/** `GET /api/jobs`: the open jobs, in the contract by which one installation can be another one's backend. */
export async function loader({ context }: Route.LoaderArgs) {
  try {
    return Response.json(await context.get(servicesContext).jobs.payload());
  } catch (error) {
    if (!isJobOutage(error)) throw error;
    return Response.json({ success: false, error: jobListText.failed }, { status: 503 });
  }
}
