import { jobAlerts } from '#content/job-alerts.ts';
import { pages } from '#content/pages.ts';
import { jobAlertSchema } from '#domain/job-alerts/job-alert-request.ts';
import { requestContext, servicesContext } from '~/context.ts';
import { Breadcrumb } from '~/design-system/breadcrumb/breadcrumb.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { answerForm, sentResult } from '~/features/forms/answer-form.ts';
import { readForm, receiveForm } from '~/features/forms/receive-form.ts';
import { HelpBeside } from '~/features/help-beside/help-beside.tsx';
import JobAlertForm from '~/features/job-alerts/job-alert-form.tsx';
import { jobAlertView } from '~/features/job-alerts/job-alert-view.ts';
import { Island } from '~/islands/island.tsx';
import type { Route } from './+types/job-alerts.ts';
import styles from './form-page.module.css';
import { noindexMetadata } from './page-metadata.ts';

export { sharedHeaders as headers } from './page-headers.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  const { jobAlerts: alerts } = context.get(servicesContext);
  return {
    head: noindexMetadata(jobAlerts.name, jobAlerts.description),
    answer: sentResult({ request, context, name: 'job-alert' }),
    name: jobAlerts.name,
    careersPage: { label: pages.careers.name, to: pages.careers.path },
    alert: jobAlertView(alerts.readSearch(new URL(request.url).searchParams)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { jobAlerts: alerts } = context.get(servicesContext);
  const client = context.get(requestContext).clientAddress;
  const search = alerts.readSearch(new URL(request.url).searchParams);
  const result = await receiveForm({
    form: await readForm(request),
    schema: jobAlertSchema,
    send: ({ email }, metadata) => alerts.request(email, search, { client, metadata }),
  });
  return answerForm({ request, context, result, name: 'job-alert' });
}

export default function JobAlertsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, lead, form } = loaderData.alert;
  const answer = actionData ?? loaderData.answer;
  const sent = answer?.kind === 'accepted';
  return (
    <Section className={styles.page}>
      <Breadcrumb above={[loaderData.careersPage]} current={loaderData.name} />
      <h1>{title}</h1>
      <HelpBeside>
        {!sent && <p className={styles.lead}>{lead}</p>}
        <Island name="job-alert-form" of={JobAlertForm} props={{ ...form, answer }} />
      </HelpBeside>
    </Section>
  );
}
