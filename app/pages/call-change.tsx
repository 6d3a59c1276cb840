import { callChange as words } from '#content/call-change.yaml';
import { damagedLink } from '#content/mail-links.yaml';
import type { MailLinkOutcome } from '#domain/forms/form-outcome.ts';
import type { CallView } from '#server/calls/call-changes.ts';
import { noindexMetadata } from '~/document/page-metadata.ts';
import { render } from '~/document/render.tsx';
import type { HttpOutcome } from '~/features/forms/answers/http-status.ts';
import { readFields } from '~/features/forms/answers/receive-form.ts';
import { CallChangeView, type ChangedCall } from '~/features/mail-links/call-change-view.tsx';
import { DeadLinkPage, tokenIn } from '~/features/mail-links/mail-link-page.tsx';
import type { Visit } from '~/visit.ts';

/** The page of the link in a call's confirmation: it asks, and changes nothing before one of its buttons is pressed. */
export async function callChange(visit: Visit) {
  return renderView(visit, await visit.services.callChanges.look(tokenIn(visit.url)));
}

export async function changeCall(visit: Visit) {
  const { press, time = '' } = await readFields(visit.request);
  const { callChanges, cancellations } = visit.services;
  const token = tokenIn(visit.url);
  if (press === 'move') return answer(visit, await callChanges.move(token, time));
  if (press === 'cancel') return answer(visit, await cancellations.withdraw(token));
  return callChange(visit);
}

type View = CallView | MailLinkOutcome;

function answer(visit: Visit, view: View): Response {
  return renderView(visit, view, view.kind === 'moved' || view.kind === 'done' ? 'done' : titleOf(view));
}

const titleOf = ({ kind }: View) =>
  kind === 'cancelled' || kind === 'unknown' ? ('unknown' as const) : ('failed' as const);

function renderView(visit: Visit, view: View, pressed?: MailLinkOutcome['kind']): Response {
  const options = {
    page: import.meta.url,
    cache: 'notStored',
    answer: pressed && { kind: pressed },
    outcome: outcomeOf(view),
  } as const;
  if (isWhole(view)) {
    const metadata = noindexMetadata(words.title, words.title);
    return render(visit, <CallChangeView view={view} />, { ...options, metadata });
  }
  const metadata = noindexMetadata(damagedLink.title, damagedLink.text);
  return render(visit, <DeadLinkPage {...damagedLink} />, { ...options, metadata });
}

function isWhole(view: View): view is ChangedCall {
  return view.kind !== 'damaged';
}

function outcomeOf(view: View): HttpOutcome {
  switch (view.kind) {
    case 'question':
      return { kind: view.error === undefined ? 'done' : 'invalid' };
    case 'too-often':
      return { ...view, kind: 'rate-limited' };
    case 'moved':
    case 'cancelled':
      return { kind: 'done' };
    default:
      return { kind: view.kind };
  }
}
