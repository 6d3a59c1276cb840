import { contact } from '#content/contact.yaml';
import { enquiryMails } from '#content/mails/enquiry.yaml';
import { officeMails } from '#content/mails/every-mail.yaml';
import { startDateOption } from '#content/service-options.yaml';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { serviceLabel } from '#domain/enquiries/service-options.ts';
import { phoneForOffice } from '#domain/forms/phone/phone-for-office.ts';
import { phoneDoubt } from '#domain/forms/phone/phone-number.ts';
import { answeredBy } from '#domain/office-hours/office-hours.ts';
import { openingHours } from '#domain/office-hours/opening-hours.ts';
import { startDateNotice } from '#domain/retention/form-notices.ts';
import { fill, fillEach } from '#domain/text/fill.ts';
import type { SubmissionReceipt } from '../../submissions/submission-store.ts';
import type { QueuedMail } from '../queued-mail.ts';
import { buttons, facts, optionalFact, quote } from './email/email.ts';
import type { MailSite } from './layout/compose-mail.ts';
import { answerToPerson, submissionToOffice } from './layout/letter.ts';
import { discreetSubject, firstLines } from './layout/needs.ts';
import {
  callAction,
  callUs,
  confirmedFacts,
  emailFact,
  nextSteps,
  noCopy,
  outcomeActions,
  outcomeParts,
  phoneFact,
  promiseInWords,
  receiptFacts,
  replyAction,
} from './layout/parts.ts';
import { beginningOf, stampInNumbers } from './layout/words.ts';

const { emptyPhone, emptyService } = contact.form;

export function enquiryToOffice(enquiry: Enquiry, receipt: SubmissionReceipt, site: MailSite): QueuedMail {
  const words = enquiryMails.office;
  const { email, phone, postcode, message, needs } = enquiry;
  const name = `${enquiry.firstName} ${enquiry.lastName}`;
  const service = serviceLabel(enquiry.service) ?? emptyService;
  const values = { name, service, reference: receipt.reference };
  const replySubject = discreetSubject(fill(words.replySubject, values), receipt, needs);
  const params = {
    name,
    email,
    phone,
    service: enquiry.service,
    postcode,
    message: firstLines(receipt, needs, message),
  };
  return submissionToOffice('enquiry', words, values, {
    receipt,
    site,
    needs,
    replyTo: { name, address: email },
    preheader: beginningOf(message),
    parts: [
      promiseInWords(receipt),
      quote(words.labels.message, message),
      buttons(callAction(phone), replyAction(email, replySubject)),
      facts(
        { label: officeMails.labels.name, value: name },
        emailFact(email),
        phoneFact(phone),
        { label: words.labels.service, value: service },
        optionalFact(officeMails.labels.postcode, postcode),
        receiptFacts(receipt),
      ),
      outcomeParts('enquiry', receipt, site),
    ],
    templateParams: contactParams('enquiry', params, receipt, site),
  });
}

export function enquiryToPerson(enquiry: Enquiry, receipt: SubmissionReceipt, site: MailSite): QueuedMail {
  const words = enquiryMails.confirmation;
  const values = { day: answeredBy(receipt.receivedAt), hours: openingHours, reference: receipt.reference };
  const startDate = enquiry.service === startDateOption ? [startDateNotice] : [];
  return answerToPerson(words, values, {
    to: enquiry.email,
    site,
    parts: [
      confirmedFacts(receipt, words.received),
      nextSteps([...fillEach(words.steps, values), ...startDate]),
      fill(words.talk, values),
      callUs,
      noCopy,
    ],
  });
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
