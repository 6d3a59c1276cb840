import { useState } from 'react';
import { data, redirect } from 'react-router';
import { brand } from '#content/brand.ts';
import { jobApplication } from '#content/job-application.ts';
import { pages } from '#content/pages.ts';
import { experienceOptions, MAX_LETTER_LENGTH } from '#domain/applications/application.ts';
import { cvAccept } from '#domain/applications/cv.ts';
import type { JobPage } from '#server/jobs/job-board.ts';
import { requestContext, servicesContext } from '~/context.ts';
import { Breadcrumb } from '~/design-system/breadcrumb/breadcrumb.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { ApplicationForm } from '~/features/careers/application-form.tsx';
import { applicationResult } from '~/features/careers/application-result.ts';
import { ApplicationSuccess } from '~/features/careers/application-success.tsx';
import { loadJob } from '~/features/careers/load-job.ts';
import { useUpload } from '~/features/careers/use-upload.ts';
import { newFormToken } from '~/features/forms/form-token.ts';
import { responseInit } from '~/features/forms/http-status.ts';
import { headers } from '~/features/forms/receive-form.ts';
import type { Route } from './+types/apply.ts';
import styles from './form-page.module.css';
import { noindexMetadata } from './page-metadata.ts';

export { headers };

function viewOf({ job }: JobPage, path: string) {
  const { breadcrumb, title, form, success } = jobApplication;
  const { thanks, contact, ...successWords } = success;
  return {
    job,
    path,
    careersPage: { label: pages.careers.name, to: pages.careers.path },
    breadcrumb,
    title: title(job.title),
    words: form,
    success: { words: successWords, lead: `${thanks(job.title)} ${contact}` },
    choices: { experience: experienceOptions, accept: cvAccept, maxLetterLength: MAX_LETTER_LENGTH },
    careersEmail: brand.email.careers,
    token: newFormToken(),
  };
}

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const loaded = await loadJob(context.get(servicesContext).jobs, id, brand.publicUrl);
  const path = `/careers/${encodeURIComponent(id)}`;
  // The job's own page says that there is none, or that it has closed, and what is like it.
  if (!loaded.page || loaded.page.closed) throw redirect(path);
  const { job, metaDescription } = loaded.page;
  return {
    head: noindexMetadata(jobApplication.title(job.title), metaDescription),
    view: viewOf(loaded.page, path),
  };
}

/** The form sent without scripts: the answer comes with the page, and with all that was typed. */
export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const { jobs, applications } = context.get(servicesContext);
  const { page } = await loadJob(jobs, id, brand.publicUrl);
  if (!page || page.closed) return null;
  const outcome = await applications.apply(request, page.job, context.get(requestContext).clientAddress);
  return data(applicationResult(outcome), responseInit(outcome));
}

export default function Apply({ loaderData, actionData }: Route.ComponentProps) {
  return <ApplyForJob key={loaderData.view.path} view={loaderData.view} answer={actionData ?? undefined} />;
}

type Answer = Exclude<Route.ComponentProps['actionData'], null>;

function ApplyForJob({ view, answer }: { view: ReturnType<typeof viewOf>; answer: Answer }) {
  const { job, path, careersPage, breadcrumb, title, words, success, choices, careersEmail, token } = view;
  const [sent, setSent] = useState(answer?.kind === 'accepted' ? answer.reference : undefined);
  const upload = useUpload(job.id);
  if (sent !== undefined) return <ApplicationSuccess {...success} reference={sent} />;
  return (
    <Section width="narrow" className={styles.page}>
      <Breadcrumb above={[careersPage, { label: job.title, to: path }]} current={breadcrumb} />
      <h1>{title}</h1>
      <ApplicationForm
        job={job}
        token={answer?.token ?? token}
        words={words}
        choices={choices}
        careersEmail={careersEmail}
        answer={answer}
        upload={upload}
        onSent={setSent}
      />
    </Section>
  );
}
