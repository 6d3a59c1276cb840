import { officeMails } from '#content/mails/every-mail.yaml';
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
import { buttons, facts, quote, steps } from './email/email.ts';
import type { MailSite } from './layout/compose-mail.ts';
import { answerToPerson, newsToPerson, submissionToOffice } from './layout/letter.ts';
import { firstLines } from './layout/needs.ts';
import {
  callUs,
  callUsAction,
  confirmedFacts,
  emailFact,
  nextSteps,
  noCopy,
  outcomeParts,
  receiptFacts,
  replyAction,
} from './layout/parts.ts';

export function waitlistRequestToOffice(
  { email, postcode, needs }: WaitlistRequest,
  receipt: SubmissionReceipt,
  site: MailSite,
): QueuedMail {
  const words = waitlistMails.office;
  const { reference } = receipt;
  const request = fill(words.request, { postcode });
  const values = { postcode, reference };
  return submissionToOffice('area-notice', words, values, {
    receipt,
    site,
    needs,
    replyTo: { address: email },
    preheader: request,
    parts: [
      quote(words.labels.request, request),
      facts(emailFact(email), { label: officeMails.labels.postcode, value: postcode }, receiptFacts(receipt)),
      buttons(replyAction(email, reference)),
      receipt.danger ? outcomeParts('area-notice', receipt, site) : words.nothingToDo,
    ],
    templateParams: { email, message: firstLines(receipt, needs, request) },
  });
}

export function waitlistRequestToPerson(
  { email }: WaitlistRequest,
  receipt: SubmissionReceipt,
  unsubscribeUrl: string,
  site: MailSite,
): QueuedMail {
  const words = waitlistMails.confirmation;
  const kept = periodInWords(retention[retentionOf['area-notice']].period);
  return answerToPerson(words, receipt, {
    to: email,
    site,
    unsubscribeUrl,
    parts: [
      confirmedFacts(receipt, words.received),
      nextSteps(fillEach(words.steps, { kept })),
      fill(words.help, { hours: openingHours }),
      callUs,
      noCopy,
    ],
  });
}

export function waitlistOpeningToPerson(
  { email, area, unsubscribeUrl }: { email: string; area: string; unsubscribeUrl: string },
  site: Pick<MailSite, 'publicUrl'>,
): QueuedMail {
  const words = waitlistMails.opening;
  const values = { area };
  return newsToPerson(words, values, {
    to: email,
    site,
    unsubscribeUrl,
    parts: [
      [fill(words.text, { area }), registration.covered].filter(Boolean).join(' '),
      registrationPending && registration.short,
      steps(words.stepsTitle, words.steps),
      buttons({ label: words.contact, href: `${site.publicUrl}/contact` }, callUsAction),
    ],
  });
}
