import type { ReactNode } from 'react';
import { jobAlerts } from '#content/job-alerts.yaml';
import { damagedLink } from '#content/mail-links.yaml';
import { withdrawal } from '#content/outcomes.yaml';
import { pages } from '#content/pages.yaml';
import { unsubscribeText } from '#content/waitlist.yaml';
import type { MailLinkOutcome } from '#domain/forms/form-outcome.ts';
import type { Services } from '#server/services.ts';
import { ButtonLink } from '~/design-system/button/button-link.tsx';
import { noindexMetadata } from '~/document/page-metadata.ts';
import { render } from '~/document/render.tsx';
import { confirmWords } from '~/features/job-alerts/job-alert-view.ts';
import { DeadLinkPage, MailLinkPage, tokenIn } from '~/features/mail-links/mail-link-page.tsx';
import type { Visit } from '~/visit.ts';

type Words = { title: string; question: string; button: string; more?: string };

interface MailLink {
  words: Words & Record<Exclude<MailLinkOutcome['kind'], 'damaged'>, string>;
  isWhole: (services: Services, token: string) => boolean;
  press: (services: Services, token: string) => Promise<MailLinkOutcome>;
}

const links = {
  unsubscribe: {
    words: unsubscribeText,
    isWhole: ({ waitlist }, token) => waitlist.isWholeLink(token),
    press: ({ waitlist }, token) => waitlist.forget(token),
  },
  confirmJobAlert: {
    words: confirmWords,
    isWhole: ({ jobAlerts: alerts }, token) => alerts.isWholeLink('confirm', token),
    press: ({ jobAlerts: alerts }, token) => alerts.confirm(token),
  },
  stopJobAlert: {
    words: jobAlerts.stop,
    isWhole: ({ jobAlerts: alerts }, token) => alerts.isWholeLink('stop', token),
    press: ({ jobAlerts: alerts }, token) => alerts.forget(token),
  },
  withdraw: {
    words: withdrawal,
    isWhole: ({ withdrawals }, token) => withdrawals.isWholeLink(token),
    press: ({ withdrawals }, token) => withdrawals.withdraw(token),
  },
} satisfies Record<string, MailLink>;

type LinkName = keyof typeof links;

/** The page of a mail's link: it asks, and does nothing before its button is pressed. */
export function mailLink(visit: Visit, name: LinkName) {
  const { words, isWhole }: MailLink = links[name];
  if (!isWhole(visit.services, tokenIn(visit.url))) return renderDamaged(visit);
  return renderLink(visit, words, <MailLinkPage words={words} />);
}

/** The button of the page, and RFC 8058's one click. */
export async function pressMailLink(visit: Visit, name: LinkName) {
  const { words, press }: MailLink = links[name];
  const outcome = await press(visit.services, tokenIn(visit.url));
  if (outcome.kind === 'damaged') return renderDamaged(visit);
  const content = (
    <MailLinkPage words={words} outcome={words[outcome.kind]}>
      {words.more && <ButtonLink to={pages.careers.path}>{words.more}</ButtonLink>}
    </MailLinkPage>
  );
  return renderLink(visit, words, content, outcome);
}

function renderLink(visit: Visit, words: Words, content: ReactNode, answer?: MailLinkOutcome): Response {
  return render(visit, content, {
    page: import.meta.url,
    metadata: noindexMetadata(words.title, words.question),
    answer,
    cache: 'personalPage',
  });
}

function renderDamaged(visit: Visit): Response {
  return render(visit, <DeadLinkPage {...damagedLink} />, {
    page: import.meta.url,
    metadata: noindexMetadata(damagedLink.title, damagedLink.text),
    outcome: { kind: 'damaged' },
    cache: 'personalPage',
  });
}
