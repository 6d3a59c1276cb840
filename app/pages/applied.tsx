import { redirect } from 'react-router';
import { brand } from '#content/brand.ts';
import { jobApplication } from '#content/job-application.ts';
import { servicesContext } from '~/context.ts';
import { ApplicationSuccess } from '~/features/careers/application-success.tsx';
import { applicationOf, jobPath } from '~/features/careers/job-paths.ts';
import { loadJob } from '~/features/careers/load-job.ts';
import { readDanger } from '~/features/forms/danger-in-address.ts';
import type { Route } from './+types/applied.ts';
import { noindexMetadata } from './page-metadata.ts';

export { personalHeaders as headers } from './page-headers.ts';

const { success } = jobApplication;

/** Where an application leads, so that a reload does not send it again. */
export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const { jobs, applications, receipts } = context.get(servicesContext);
  const { searchParams } = new URL(request.url);
  const receipt = receipts.read(searchParams.get('reference') ?? '', applicationOf(id));
  if (!receipt) throw redirect(jobPath(id));
  const loaded = await loadJob(jobs, id, brand.publicUrl);
  if (!loaded.page && loaded.status === 404) throw redirect(jobPath(id));
  return {
    head: noindexMetadata(success.title, success.contact),
    jobTitle: loaded.page?.job.title ?? null,
    confirmed: applications.confirmsByEmail,
    reference: receipt.reference,
    danger: readDanger(searchParams),
  };
}

export default function Applied({ loaderData }: Route.ComponentProps) {
  const { head: _, ...outcome } = loaderData;
  return <ApplicationSuccess words={success} {...outcome} />;
}
