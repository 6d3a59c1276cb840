import { data } from 'react-router';
import { unsubscribeText } from '#content/waitlist.ts';
import { servicesContext } from '~/context.ts';
import { DamagedLinkPage, MailLinkPage, tokenIn } from '~/features/mail-links/mail-link-page.tsx';
import type { Route } from './+types/unsubscribe.ts';
import { damagedLinkData, damagedOutcome } from './damaged-link.ts';
import { noindexMetadata } from './page-metadata.ts';

export { personalHeaders as headers } from './page-headers.ts';

const outcomes = {
  forgotten: { text: unsubscribeText.done, status: 200 },
  unknown: { text: unsubscribeText.unknown, status: 200 },
  damaged: damagedOutcome,
  failed: { text: unsubscribeText.failed, status: 503 },
};

export function loader({ request, context }: Route.LoaderArgs) {
  if (!context.get(servicesContext).waitlist.isWholeLink(tokenIn(request))) return damagedLinkData();
  return { head: noindexMetadata(unsubscribeText.title, unsubscribeText.question), damaged: null };
}

/** The button of the page, and RFC 8058's one click. */
export async function action({ request, context }: Route.ActionArgs) {
  const { waitlist } = context.get(servicesContext);
  const { text, status } = outcomes[await waitlist.forget(tokenIn(request))];
  return data({ text }, { status });
}

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.damaged) return <DamagedLinkPage {...loaderData.damaged} />;
  return <MailLinkPage words={unsubscribeText} outcome={actionData?.text} />;
}
