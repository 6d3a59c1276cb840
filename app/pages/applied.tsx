import { applicationForm } from '#content/application-form.yaml';
import { jobApplication } from '#content/job-application.yaml';
import { experienceOptions } from '#domain/applications/application-choices.ts';
import type { FormValues } from '#domain/forms/form-result.ts';
import { phoneLinkIn } from '#domain/forms/phone/phone-link.ts';
import { noindexMetadata } from '~/document/page-metadata.ts';
import { render } from '~/document/render.tsx';
import { ApplicationSuccess } from '~/features/careers/application/application-success.tsx';
import { readPromisedDay } from '~/features/careers/application/sent-day.ts';
import { applicationOf, jobPath } from '~/features/careers/job-paths.ts';
import { loadJob } from '~/features/careers/load-job.ts';
import { redirect } from '~/features/forms/answers/answer-form.ts';
import { carriesCopy, readCopy } from '~/features/forms/answers/copy-in-address.ts';
import { readDanger } from '~/features/forms/answers/danger-in-address.ts';
import { SentCopy } from '~/features/forms/sent-copy.tsx';
import type { Visit } from '~/visit.ts';

const { success } = jobApplication;

const inWords = ({ experience, ...sent }: FormValues): FormValues => ({
  ...sent,
  experience: experienceOptions.find(({ value }) => value === experience)?.label ?? '',
});

/** The thanks for an application, at an address of their own: a reload does not send it again. */
export async function applied(visit: Visit<'/careers/:id/applied'>) {
  const { id } = visit.params;
  const { applications, receipts } = visit.services;
  const { searchParams } = visit.url;
  const receipt = receipts.read(searchParams.get('reference') ?? '', applicationOf(id));
  if (!receipt) return redirect(jobPath(id), 302);
  const loaded = await loadJob(visit, id);
  if (!loaded.page && loaded.outcome.kind === 'not-found') return redirect(jobPath(id), 302);
  const sent = await readCopy(visit);
  const discreet = !carriesCopy(visit);
  const content = (
    <ApplicationSuccess
      words={success}
      jobTitle={loaded.page?.job.title ?? null}
      confirmed={applications.confirmsByEmail && !discreet}
      reference={receipt.reference}
      answeredBy={readPromisedDay(visit, id)}
      danger={readDanger(searchParams)}
      copy={<SentCopy labels={applicationForm.labels} values={inWords(sent)} {...{ discreet }} />}
      phone={phoneLinkIn(sent)}
    />
  );
  return render(visit, content, {
    page: import.meta.url,
    metadata: noindexMetadata(success.title, success.contact),
    cache: 'personalPage',
  });
}
