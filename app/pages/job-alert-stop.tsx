import { data } from 'react-router';
import { jobAlerts } from '#content/job-alerts.ts';
import { pages } from '#content/pages.ts';
import { servicesContext } from '~/context.ts';
import { ButtonLink } from '~/design-system/button/button-link.tsx';
import { DamagedLinkPage, MailLinkPage, tokenIn } from '~/features/mail-links/mail-link-page.tsx';
import type { Route } from './+types/job-alert-stop.ts';
import { damagedLinkData, damagedOutcome } from './damaged-link.ts';
import { noindexMetadata } from './page-metadata.ts';

export { personalHeaders as headers } from './page-headers.ts';

const { stop } = jobAlerts;
const outcomes = {
  forgotten: { text: stop.done, status: 200 },
  unknown: { text: stop.unknown, status: 200 },
  damaged: damagedOutcome,
  failed: { text: stop.failed, status: 503 },
};

export function loader({ request, context }: Route.LoaderArgs) {
  const { jobAlerts } = context.get(servicesContext);
  if (!jobAlerts.isWholeLink('stop', tokenIn(request))) return damagedLinkData();
  return {
    damaged: null,
    head: noindexMetadata(stop.title, stop.question),
    words: stop,
    careersPath: pages.careers.path,
  };
}

/** The button of the page, and RFC 8058's one click. */
export async function action({ request, context }: Route.ActionArgs) {
  const { jobAlerts } = context.get(servicesContext);
  const { text, status } = outcomes[await jobAlerts.forget(tokenIn(request))];
  return data({ text }, { status });
}

export default function StopJobAlerts({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.damaged) return <DamagedLinkPage {...loaderData.damaged} />;
  const { words, careersPath } = loaderData;
  return (
    <MailLinkPage words={words} outcome={actionData?.text}>
      <ButtonLink to={careersPath}>{words.more}</ButtonLink>
    </MailLinkPage>
  );
}
