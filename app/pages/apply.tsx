import { applicationForm } from '#content/application-form.ts';
import { brand } from '#content/brand.ts';
import { jobApplication } from '#content/job-application.ts';
import { pages } from '#content/pages.ts';
import type { Refusal } from '#domain/forms/form-outcome.ts';
import type { FormResult } from '#domain/forms/form-result.ts';
import type { JobPage } from '#server/jobs/job-page.ts';
import { Breadcrumb } from '~/design-system/breadcrumb/breadcrumb.tsx';
import { noindexMetadata } from '~/document/page-metadata.ts';
import { render } from '~/document/render.tsx';
import ApplicationForm from '~/features/careers/application-form.tsx';
import { applicationOf, appliedPath, jobPath } from '~/features/careers/job-paths.ts';
import { applicationFacts } from '~/features/careers/job-views.ts';
import { loadJob } from '~/features/careers/load-job.ts';
import { answerForm, redirect } from '~/features/forms/answer-form.ts';
import { DangerHelp } from '~/features/forms/danger-help.tsx';
import { FormPage } from '~/features/forms/form-page.tsx';
import { formResult, isFromIsland, senderOf } from '~/features/forms/receive-form.ts';
import { HelpBeside } from '~/features/help-beside/help-beside.tsx';
import { Island } from '~/islands/island.tsx';
import type { Visit } from '~/visit.ts';

type ApplyVisit = Visit<'/careers/:id/apply'>;

export async function apply(visit: ApplyVisit) {
  const { id } = visit.params;
  const { page } = await loadJob(visit.services.jobs, id, brand.publicUrl);
  if (page && !page.closed) return renderForm(visit, page);
  // The job's own page says that there is none, or that it has closed, and what is like it.
  return isFromIsland(visit.request) ? new Response(null, { status: 404 }) : redirect(jobPath(id), 302);
}

/** The form sent without scripts is answered with the page, and with all that was typed. */
export async function sendApplication(visit: ApplyVisit) {
  const { request, params, services } = visit;
  const loaded = await loadJob(services.jobs, params.id, brand.publicUrl);
  if (!loaded.page) return refuse(visit, loaded.outcome, loaded.problem.title);
  if (loaded.page.closed) return refuse(visit, { kind: 'closed' }, jobApplication.closed);
  const { page } = loaded;
  await using form = await services.applicationReader.read(request, visit.facts.clientAddress);
  const fields = form.kind === 'received' ? form.fields : {};
  const outcome =
    form.kind === 'received'
      ? await services.applications.apply(form, page.job, senderOf(visit, fields))
      : form;
  return answerForm(visit, formResult(outcome, fields, ['message']), {
    name: 'application',
    thanks: ({ reference, danger }) =>
      appliedPath(params.id, services.receipts.seal(reference, applicationOf(params.id)), danger),
    page: (answer) => renderForm(visit, page, answer),
  });
}

function refuse(visit: ApplyVisit, outcome: Refusal, message: string) {
  const page = () => redirect(jobPath(visit.params.id), 302);
  return answerForm(visit, { ...outcome, message, values: {} }, { name: 'application', page });
}

function renderForm(visit: ApplyVisit, { job, metaDescription }: JobPage, answer?: FormResult): Response {
  const facts = applicationFacts(job);
  const careersPage = { label: pages.careers.name, to: pages.careers.path };
  const content = (
    <FormPage>
      <Breadcrumb
        above={[careersPage, { label: job.title, to: jobPath(job.id) }]}
        current={jobApplication.breadcrumb}
      />
      <h1>{applicationForm.title(job.title)}</h1>
      {answer?.danger && <DangerHelp {...answer.danger} />}
      <HelpBeside facts={jobApplication.before}>
        <Island>
          <ApplicationForm {...facts} answer={answer} />
        </Island>
      </HelpBeside>
    </FormPage>
  );
  const metadata = noindexMetadata(applicationForm.title(job.title), metaDescription);
  return render(visit, content, { page: import.meta.url, metadata, answer });
}
