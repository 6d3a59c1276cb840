import { brand } from '#content/brand.yaml';
import { contact } from '#content/contact.yaml';
import { enquiryMails } from '#content/mails/enquiry.yaml';
import { everyMail, officeMails } from '#content/mails/every-mail.yaml';
import { startDateOption } from '#content/service-options.yaml';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { serviceLabel } from '#domain/enquiries/service-options.ts';
import { phoneForOffice } from '#domain/forms/phone-for-office.ts';
import { phoneDoubt } from '#domain/forms/phone-number.ts';
import { answeredBy } from '#domain/office-hours/office-hours.ts';
import { openingHours } from '#domain/office-hours/opening-hours.ts';
import { startDateNotice } from '#domain/retention/form-notices.ts';
import { fill, fillEach } from '#domain/text/fill.ts';
import type { SubmissionReceipt } from '../../submissions/submission-store.ts';
import type { QueuedMail } from '../queued-mail.ts';
import { composeMail, type MailSite } from './compose-mail.ts';
import type { Fact } from './email.ts';
import { discreetSubject, firstBlocks, firstLines, firstSeen } from './needs.ts';
import {
  callAction,
  callUs,
  confirmedFacts,
  emailFact,
  markedSubject,
  noCopy,
  officeFootnote,
  outcomeActions,
  outcomeBlocks,
  phoneFact,
  promiseInWords,
  receiptFacts,
  replyAction,
} from './parts.ts';
import { stampInNumbers, thanks } from './words.ts';

const { emptyPhone, emptyService } = contact.form;

export function enquiryToOffice(enquiry: Enquiry, receipt: SubmissionReceipt, site: MailSite): QueuedMail {
  const words = enquiryMails.office;
  const { email, phone, message, needs } = enquiry;
  const { reference } = receipt;
  const name = fullName(enquiry);
  const service = serviceLabel(enquiry.service) ?? emptyService;
  return composeMail(
    {
      subject: markedSubject(fill(words.subject, { name, service, reference }), receipt),
      preheader: firstSeen(needs, [...message].slice(0, 120).join('')),
      heading: fill(words.heading, { name }),
      blocks: [
        ...firstBlocks(receipt, needs),
        { kind: 'paragraph', text: promiseInWords(receipt) },
        { kind: 'quote', label: words.labels.message, text: message },
        {
          kind: 'actions',
          actions: [
            ...callAction(phone),
            replyAction(email, discreetSubject(fill(words.replySubject, { reference }), receipt, needs)),
          ],
        },
        { kind: 'facts', facts: officeFacts(enquiry, service, receipt) },
        ...outcomeBlocks('enquiry', receipt, site),
      ],
      footnote: officeFootnote('enquiry', receipt),
    },
    {
      to: { address: site.inbox },
      replyTo: { name, address: email },
      templateParams: contactParams(
        'enquiry',
        {
          ...{ name, email, phone, service: enquiry.service, postcode: enquiry.postcode },
          message: firstLines(receipt, needs, message),
        },
        receipt,
        site,
      ),
    },
    site,
  );
}

export function enquiryToPerson(enquiry: Enquiry, receipt: SubmissionReceipt, site: MailSite): QueuedMail {
  const words = enquiryMails.confirmation;
  const day = answeredBy(receipt.receivedAt);
  const steps = fillEach(words.steps, { day });
  if (enquiry.service === startDateOption) steps.push(startDateNotice);
  return composeMail(
    {
      subject: fill(words.subject, { reference: receipt.reference }),
      preheader: fill(words.preheader, { day }),
      heading: thanks(words.heading),
      blocks: [
        confirmedFacts(receipt, words),
        { kind: 'steps', title: everyMail.nextSteps, steps },
        { kind: 'paragraph', text: fill(words.talk, { hours: openingHours }) },
        callUs,
        noCopy,
      ],
      footnote: fill(everyMail.footnote, { sent: words.sent }),
    },
    { to: { address: enquiry.email }, replyTo: { address: brand.email.info } },
    site,
  );
}

function fullName({ firstName, lastName }: Enquiry): string {
  return `${firstName} ${lastName}`;
}

function officeFacts(enquiry: Enquiry, service: string, receipt: SubmissionReceipt): Fact[] {
  const { labels } = officeMails;
  const { email, phone, postcode } = enquiry;
  return [
    { label: labels.name, value: fullName(enquiry) },
    emailFact(email),
    phoneFact(phone),
    { label: enquiryMails.office.labels.service, value: service },
    ...(postcode ? [{ label: labels.postcode, value: postcode }] : []),
    ...receiptFacts(receipt),
  ];
}

interface ContactParams {
  name: string;
  email: string;
  phone: string;
  service: string;
  message: string;
  postcode?: string;
}

/** Named as in the mail service's template, which has no place for two that the office needs for a call: postcode and reference. */
export function contactParams(
  kind: 'enquiry' | 'call-request',
  { name, email, phone, service, message, postcode }: ContactParams,
  receipt: SubmissionReceipt,
  site: MailSite,
): Record<string, string> {
  const { labels } = officeMails;
  const more = [
    ...(kind === 'enquiry' ? [promiseInWords(receipt)] : []),
    ...(postcode ? [`${labels.postcode}: ${postcode}`] : []),
    ...(phoneDoubt(phone) ? [`${labels.phone}: ${phoneForOffice(phone)}`] : []),
    `${labels.reference}: ${receipt.reference}`,
    ...outcomeActions(kind, receipt, site).map(({ label, href }) => `${label}: ${href}`),
  ];
  return {
    name,
    email,
    phone: phone || emptyPhone,
    service: service || emptyService,
    message: [message, '', ...more].join('\n'),
    time: stampInNumbers(receipt.receivedAt),
    to_email: site.inbox,
  };
}
