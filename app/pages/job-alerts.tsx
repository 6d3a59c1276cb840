import { jobAlerts as words } from '#content/job-alerts.yaml';
import { pages } from '#content/pages.yaml';
import { checkForm } from '#domain/forms/check-form.ts';
import type { FormResult } from '#domain/forms/form-result.ts';
import { jobAlertSchema } from '#domain/job-alerts/job-alert-request.ts';
import { Breadcrumb } from '~/design-system/breadcrumb/breadcrumb.tsx';
import { noindexMetadata } from '~/document/page-metadata.ts';
import { render } from '~/document/render.tsx';
import { answerForm, sentResult } from '~/features/forms/answers/answer-form.ts';
import { formResult, readFields, senderOf } from '~/features/forms/answers/receive-form.ts';
import { FormPage } from '~/features/forms/form-page.tsx';
import { HelpBeside } from '~/features/help-beside/help-beside.tsx';
import JobAlertForm from '~/features/job-alerts/job-alert-form.tsx';
import { jobAlertView } from '~/features/job-alerts/job-alert-view.ts';
import { Island } from '~/islands/island.tsx';
import type { Visit } from '~/visit.ts';
import styles from './job-alerts.module.css';

export async function jobAlerts(visit: Visit, result?: FormResult) {
  const answer = result ?? (await sentResult(visit, 'job-alert'));
  const { title, lead, form } = jobAlertView(visit.services.jobAlerts.readSearch(visit.url.searchParams));
  const content = (
    <FormPage>
      <Breadcrumb above={[{ label: pages.careers.name, to: pages.careers.path }]} current={words.name} />
      <h1>{title}</h1>
      <HelpBeside>
        {answer?.kind !== 'accepted' && <p className={styles.lead}>{lead}</p>}
        <Island>
          <JobAlertForm {...form} answer={answer} />
        </Island>
      </HelpBeside>
    </FormPage>
  );
  const metadata = noindexMetadata(words.name, words.description);
  return render(visit, content, { page: import.meta.url, metadata, answer });
}

export async function requestJobAlert(visit: Visit) {
  const { jobAlerts: alerts } = visit.services;
  const search = alerts.readSearch(visit.url.searchParams);
  const fields = await readFields(visit.request);
  const checked = checkForm(jobAlertSchema, fields);
  const outcome =
    checked.kind === 'valid'
      ? await alerts.request(checked.value.email, search, senderOf(visit, fields))
      : checked;
  return answerForm(visit, formResult(outcome, fields), {
    name: 'job-alert',
    page: (answer) => jobAlerts(visit, answer),
  });
}
