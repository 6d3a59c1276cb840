import { data, redirect } from 'react-router';
import { applicationForm } from '#content/application-form.ts';
import { brand } from '#content/brand.ts';
import { jobApplication } from '#content/job-application.ts';
import { pages } from '#content/pages.ts';
import { readFormMetadata } from '#domain/forms/form-metadata.ts';
import type { FormResult } from '#domain/forms/form-result.ts';
import { requestContext, servicesContext } from '~/context.ts';
import { Breadcrumb } from '~/design-system/breadcrumb/breadcrumb.tsx';
import { Section } from '~/design-system/section/section.tsx';
import ApplicationForm from '~/features/careers/application-form.tsx';
import { applicationResult } from '~/features/careers/application-result.ts';
import { applicationOf, appliedPath, jobPath } from '~/features/careers/job-paths.ts';
import { applicationFacts } from '~/features/careers/job-views.ts';
import { loadJob } from '~/features/careers/load-job.ts';
import { DangerHelp } from '~/features/forms/danger-help.tsx';
import { responseInit } from '~/features/forms/http-status.ts';
import { isFromIsland } from '~/features/forms/receive-form.ts';
import { HelpBeside } from '~/features/help-beside/help-beside.tsx';
import { Island } from '~/islands/island.tsx';
import type { Route } from './+types/apply.ts';
import styles from './form-page.module.css';
import { noindexMetadata } from './page-metadata.ts';

export { sharedHeaders as headers } from './page-headers.ts';

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const { page } = await loadJob(context.get(servicesContext).jobs, id, brand.publicUrl);
  // The job's own page says that there is none, or that it has closed, and what is like it.
  if (!page || page.closed) throw isFromIsland(request) ? data(null, { status: 404 }) : redirect(jobPath(id));
  return {
    head: noindexMetadata(applicationForm.title(page.job.title), page.metaDescription),
    facts: applicationFacts(page.job),
    careersPage: { label: pages.careers.name, to: pages.careers.path },
  };
}

function refused(message: string, status: number) {
  return data<FormResult>({ kind: 'rejected', message, values: {} }, { status });
}

/** The form sent without scripts: the answer comes with the page, and with all that was typed. */
export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const { jobs, applications, applicationReader, receipts } = context.get(servicesContext);
  const loaded = await loadJob(jobs, id, brand.publicUrl);
  if (!loaded.page) return refused(loaded.problem.title, loaded.status);
  if (loaded.page.closed) return refused(jobApplication.closed, 410);
  const { job } = loaded.page;
  const client = context.get(requestContext).clientAddress;
  await using form = await applicationReader.read(request, client);
  const fields = form.kind === 'received' ? form.fields : {};
  const outcome =
    form.kind === 'received'
      ? await applications.apply(form, job, { client, metadata: readFormMetadata(fields) })
      : form;
  const result = applicationResult(outcome, fields);
  if (result.kind !== 'accepted') return data(result, responseInit(outcome));
  const receipt = receipts.seal(result.reference, applicationOf(id));
  const thanks = appliedPath(id, receipt, result.danger);
  if (!isFromIsland(request)) throw redirect(thanks, 303);
  return data<FormResult>({ ...result, thanks });
}

export default function Apply({ loaderData, actionData }: Route.ComponentProps) {
  const { facts, careersPage } = loaderData;
  const { id, title } = facts.job;
  return (
    <Section className={styles.page}>
      <Breadcrumb
        above={[careersPage, { label: title, to: jobPath(id) }]}
        current={jobApplication.breadcrumb}
      />
      <h1>{applicationForm.title(title)}</h1>
      {actionData?.danger && <DangerHelp {...actionData.danger} />}
      <HelpBeside facts={jobApplication.before}>
        <Island name="application-form" of={ApplicationForm} props={{ ...facts, answer: actionData }} />
      </HelpBeside>
    </Section>
  );
}
