import { applicationForm } from '#content/application-form.yaml';
import { jobApplication } from '#content/job-application.yaml';
import { pages } from '#content/pages.yaml';
import type { FormOutcome } from '#domain/forms/form-outcome.ts';
import { type AcceptedForm, type FormResult, isRefused } from '#domain/forms/form-result.ts';
import { fill } from '#domain/text/fill.ts';
import type { ApplicationForm as SentForm } from '#server/applications/read-application.ts';
import { Breadcrumb } from '~/design-system/breadcrumb/breadcrumb.tsx';
import { noindexMetadata } from '~/document/page-metadata.ts';
import { render } from '~/document/render.tsx';
import ApplicationForm, { type ApplicationFacts } from '~/features/careers/application/application-form.tsx';
import { writeSentDay } from '~/features/careers/application/sent-day.ts';
import { applicationOf, jobPath } from '~/features/careers/job-paths.ts';
import { applicationFacts } from '~/features/careers/job-views.ts';
import { type LoadedJob, loadJob } from '~/features/careers/load-job.ts';
import { answerForm, redirect } from '~/features/forms/answers/answer-form.ts';
import { writeCopy } from '~/features/forms/answers/copy-in-address.ts';
import { writeDanger } from '~/features/forms/answers/danger-in-address.ts';
import { formResult, isFromIsland, senderOf } from '~/features/forms/answers/receive-form.ts';
import { takeOutInvisible } from '~/features/forms/answers/take-out.ts';
import { DangerHelp } from '~/features/forms/danger/danger-help.tsx';
import { FormPage } from '~/features/forms/form-page.tsx';
import { HelpBeside } from '~/features/help-beside/help-beside.tsx';
import { Island } from '~/islands/island.tsx';
import type { Visit } from '~/visit.ts';

type ApplyVisit = Visit<'/careers/:id/apply'>;

export async function apply(visit: ApplyVisit) {
  const { id } = visit.params;
  const { page } = await loadJob(visit, id);
  if (page && !page.closed) return renderForm(visit, page.job);
  // The job's own page says that there is none, or that it has closed, and what is like it.
  return isFromIsland(visit.request) ? new Response(null, { status: 404 }) : redirect(jobPath(id), 302);
}

/** The form sent without scripts is answered with the page and all that was typed, whatever has become of the job. */
export async function sendApplication(visit: ApplyVisit) {
  const { params, services, facts } = visit;
  await using form = await services.applicationReader.read(visit.request, facts.clientAddress);
  const fields = takeOutInvisible(form.fields);
  const loaded = await loadJob(visit, params.id);
  const result = formResult(await takeApplication(visit, loaded, { ...form, fields }), fields);
  return answerForm(
    visit,
    isRefused(result) ? { ...result, message: result.message ?? reasonOf(loaded) } : result,
    {
      name: 'application',
      thanks: (accepted) => appliedPath(visit, accepted),
      page: (answer) =>
        renderForm(visit, loaded.page?.job ?? { id: params.id, title: fields.position ?? '' }, answer),
    },
  );
}

function appliedPath(visit: ApplyVisit, { reference, danger, discreet }: AcceptedForm): string {
  const { id } = visit.params;
  const query = new URLSearchParams({
    reference: visit.services.receipts.seal(reference, applicationOf(id)),
  });
  if (visit.services.applications.confirmsByEmail) writeSentDay(query, visit, id);
  if (!discreet) writeCopy(query, visit, reference);
  writeDanger(query, danger);
  return `${jobPath(id)}/applied?${query}`;
}

async function takeApplication(visit: ApplyVisit, loaded: LoadedJob, form: SentForm): Promise<FormOutcome> {
  if (form.kind !== 'received') return { kind: form.kind };
  if (!loaded.page) return loaded.outcome;
  if (loaded.page.closed) return { kind: 'closed' };
  return visit.services.applications.apply(form, loaded.page.job, senderOf(visit, form.fields));
}

/** Null where the sentence that every refusal has says it all. */
function reasonOf({ page, ...loaded }: LoadedJob): string | null {
  if (page?.closed) return jobApplication.closed;
  return 'problem' in loaded ? (loaded.problem.text ?? null) : null;
}

function renderForm(visit: ApplyVisit, job: ApplicationFacts['job'], answer?: FormResult): Response {
  const facts = applicationFacts(job);
  const careersPage = { label: pages.careers.name, to: pages.careers.path };
  const content = (
    <FormPage>
      <Breadcrumb
        above={[careersPage, { label: job.title, to: jobPath(job.id) }]}
        current={jobApplication.breadcrumb}
      />
      <h1>{fill(applicationForm.title, job)}</h1>
      {answer?.danger && <DangerHelp {...answer.danger} />}
      <HelpBeside facts={jobApplication.before}>
        <Island>
          <ApplicationForm {...facts} answer={answer} />
        </Island>
      </HelpBeside>
    </FormPage>
  );
  const metadata = noindexMetadata(fill(applicationForm.title, job), applicationForm.intro);
  return render(visit, content, { page: import.meta.url, metadata, answer });
}
