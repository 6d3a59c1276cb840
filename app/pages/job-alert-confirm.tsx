import { data } from 'react-router';
import { jobAlerts } from '#content/job-alerts.ts';
import { pages } from '#content/pages.ts';
import { servicesContext } from '~/context.ts';
import { ButtonLink } from '~/design-system/button/button-link.tsx';
import { DamagedLinkPage, MailLinkPage, tokenIn } from '~/features/mail-links/mail-link-page.tsx';
import type { Route } from './+types/job-alert-confirm.ts';
import { damagedLinkData, damagedOutcome } from './damaged-link.ts';
import { noindexMetadata } from './page-metadata.ts';

export { personalHeaders as headers } from './page-headers.ts';

const { confirm } = jobAlerts;
const outcomes = {
  confirmed: { text: confirm.done, status: 200 },
  unknown: { text: confirm.unknown, status: 200 },
  damaged: damagedOutcome,
  failed: { text: confirm.failed, status: 503 },
};

export function loader({ request, context }: Route.LoaderArgs) {
  const { jobAlerts } = context.get(servicesContext);
  if (!jobAlerts.isWholeLink('confirm', tokenIn(request))) return damagedLinkData();
  return {
    damaged: null,
    head: noindexMetadata(confirm.title, confirm.question),
    words: confirm,
    careersPath: pages.careers.path,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { jobAlerts } = context.get(servicesContext);
  const { text, status } = outcomes[await jobAlerts.confirm(tokenIn(request))];
  return data({ text }, { status });
}

export default function ConfirmJobAlert({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.damaged) return <DamagedLinkPage {...loaderData.damaged} />;
  const { words, careersPath } = loaderData;
  return (
    <MailLinkPage words={words} outcome={actionData?.text}>
      <ButtonLink to={careersPath}>{words.more}</ButtonLink>
    </MailLinkPage>
  );
}
