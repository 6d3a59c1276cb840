import { brand } from '#content/brand.yaml';
import { everyMail, officeMails } from '#content/mails/every-mail.yaml';
import { waitlistMails } from '#content/mails/waitlist.yaml';
import { retention } from '#content/retention.yaml';
import { openingHours } from '#domain/office-hours/opening-hours.ts';
import { registrationPending } from '#domain/registration/registration-state.ts';
import { registration } from '#domain/registration/registration-texts.ts';
import { periodInWords, retentionOf } from '#domain/retention/periods.ts';
import { fill, fillEach } from '#domain/text/fill.ts';
import type { WaitlistRequest } from '#domain/waitlist/waitlist-request.ts';
import type { SubmissionReceipt } from '../../submissions/submission-store.ts';
import type { QueuedMail } from '../queued-mail.ts';
import { composeMail, type MailSite } from './compose-mail.ts';
import type { Block } from './email.ts';
import { firstBlocks, firstLines, firstSeen } from './needs.ts';
import {
  callUs,
  confirmedFacts,
  emailFact,
  markedSubject,
  noCopy,
  officeFootnote,
  outcomeBlocks,
  receiptFacts,
  replyAction,
} from './parts.ts';
import { thanks } from './words.ts';

export function waitlistRequestToOffice(
  { email, postcode, needs }: WaitlistRequest,
  receipt: SubmissionReceipt,
  site: MailSite,
): QueuedMail {
  const words = waitlistMails.office;
  const message = fill(words.request, { postcode });
  return composeMail(
    {
      subject: markedSubject(fill(words.subject, { postcode, reference: receipt.reference }), receipt),
      preheader: firstSeen(needs, message),
      heading: fill(words.heading, { postcode }),
      blocks: [
        ...firstBlocks(receipt, needs),
        { kind: 'quote', label: words.labels.request, text: message },
        {
          kind: 'facts',
          facts: [
            emailFact(email),
            { label: officeMails.labels.postcode, value: postcode },
            ...receiptFacts(receipt),
          ],
        },
        { kind: 'actions', actions: [replyAction(email, receipt.reference)] },
        ...(receipt.danger
          ? outcomeBlocks('area-notice', receipt, site)
          : [{ kind: 'paragraph', text: words.nothingToDo } as const]),
      ],
      footnote: officeFootnote('area-notice', receipt),
    },
    {
      to: { address: site.inbox },
      replyTo: { address: email },
      templateParams: { email, message: firstLines(receipt, needs, message) },
    },
    site,
  );
}

export function waitlistRequestToPerson(
  { email }: WaitlistRequest,
  receipt: SubmissionReceipt,
  unsubscribeUrl: string,
  site: MailSite,
): QueuedMail {
  const words = waitlistMails.confirmation;
  const kept = periodInWords(retention[retentionOf['area-notice']].period);
  return composeMail(
    {
      subject: fill(words.subject, { reference: receipt.reference }),
      preheader: words.preheader,
      heading: thanks(words.heading),
      blocks: [
        confirmedFacts(receipt, words),
        { kind: 'steps', title: everyMail.nextSteps, steps: fillEach(words.steps, { kept }) },
        { kind: 'paragraph', text: fill(words.help, { hours: openingHours }) },
        callUs,
        noCopy,
      ],
      footnote: words.footnote,
      unsubscribeUrl,
    },
    { to: { address: email }, replyTo: { address: brand.email.info } },
    site,
  );
}

export function waitlistOpeningToPerson(
  { email, area, unsubscribeUrl }: { email: string; area: string; unsubscribeUrl: string },
  site: Pick<MailSite, 'publicUrl'>,
): QueuedMail {
  const words = waitlistMails.opening;
  const contact = { label: words.contact, href: `${site.publicUrl}/contact` };
  return composeMail(
    {
      subject: words.subject,
      preheader: fill(words.preheader, { area }),
      heading: words.heading,
      blocks: [
        {
          kind: 'paragraph',
          text: [fill(words.text, { area }), registration.covered].filter(Boolean).join(' '),
        },
        ...registrationBlocks(),
        { kind: 'steps', title: words.stepsTitle, steps: words.steps },
        { kind: 'actions', actions: [contact, ...callUs.actions] },
      ],
      footnote: words.footnote,
      unsubscribeUrl,
    },
    { to: { address: email }, replyTo: { address: brand.email.info } },
    site,
  );
}

function registrationBlocks(): Block[] {
  return registrationPending ? [{ kind: 'paragraph', text: registration.short }] : [];
}
