import { brand } from '#content/brand.ts';
import { contact } from '#content/contact.ts';
import { serviceLabel } from '#content/service-options.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { SubmissionReceipt } from '../../store/submission-store.ts';
import type { QueuedMail } from '../queued-mail.ts';
import { composeMail, type MailSite } from './compose-mail.ts';
import { greetingName } from './greeting-name.ts';
import type { Fact } from './letter.ts';
import { callAction, mailtoUrl, officeFootnote, personFootnote, replyAction } from './parts.ts';
import { phoneInWords } from './phone-in-words.ts';
import { answeredBy, stampInWords } from './when.ts';

const { emptyPhone, emptyService } = contact.form;

/** The enquiry with all its fields, to the office; answering it writes to the visitor. */
export function enquiryToOffice(enquiry: Enquiry, receipt: SubmissionReceipt, site: MailSite): QueuedMail {
  const { email, message } = enquiry;
  const name = fullName(enquiry);
  const service = serviceLabel(enquiry.service) ?? emptyService;
  return composeMail(
    {
      subject: `Enquiry from ${name}: ${service} (${receipt.reference})`,
      preheader: [...message].slice(0, 120).join(''),
      heading: `${name} has written to us`,
      blocks: [
        { kind: 'quote', label: 'Message', text: message },
        { kind: 'actions', actions: [...callAction(enquiry.phone), replyAction(email, receipt.reference)] },
        { kind: 'facts', facts: officeFacts(enquiry, name, service, receipt) },
      ],
      footnote: officeFootnote('enquiry', receipt),
      unsubscribeUrl: null,
    },
    {
      to: { address: site.inbox },
      replyTo: { name, address: email },
      templateParams: contactParams({ name, email, phone: enquiry.phone, service, message }, receipt, site),
    },
    site,
  );
}

/** That we have the message, to the visitor; of what was typed it repeats the first name alone. */
export function enquiryToPerson(enquiry: Enquiry, receipt: SubmissionReceipt, site: MailSite): QueuedMail {
  const name = greetingName(enquiry.firstName);
  const by = answeredBy(receipt.receivedAt);
  return composeMail(
    {
      subject: `We have your message (${receipt.reference})`,
      preheader: `A person reads it, and you have an answer by ${by}.`,
      heading: name ? `Thank you, ${name}. We have your message.` : 'Thank you. We have your message.',
      blocks: [
        {
          kind: 'facts',
          facts: [
            { label: 'What we received', value: 'A message through our website' },
            { label: 'When', value: stampInWords(receipt.receivedAt) },
            { label: 'Your reference', value: receipt.reference },
          ],
        },
        {
          kind: 'steps',
          title: 'What happens next',
          steps: [
            'Somebody in our office reads your message.',
            `We answer by email or telephone, by the end of ${by}.`,
            'If you want to add anything, answer this email. It reaches the same people.',
          ],
        },
        {
          kind: 'paragraph',
          text: `Would you rather talk? Ring us on ${brand.phone.display}, ${brand.officeHours.display}, and give your reference. If somebody is in danger, call 999. For urgent medical advice, call NHS 111.`,
        },
        { kind: 'actions', actions: [{ label: `Call ${brand.phone.display}`, href: brand.phone.url }] },
      ],
      footnote: personFootnote('a message'),
      unsubscribeUrl: null,
    },
    { to: { name: name ?? undefined, address: enquiry.email }, replyTo: { address: brand.email.info } },
    site,
  );
}

function fullName({ firstName, lastName }: Enquiry): string {
  return `${firstName} ${lastName}`;
}

function officeFacts(enquiry: Enquiry, name: string, service: string, receipt: SubmissionReceipt): Fact[] {
  const { email, phone, postcode } = enquiry;
  return [
    { label: 'Name', value: name },
    { label: 'Email', value: email, href: mailtoUrl(email) },
    phone
      ? { label: 'Phone', value: phoneInWords(phone), href: `tel:${phone}` }
      : { label: 'Phone', value: emptyPhone },
    { label: 'Service', value: service },
    ...(postcode ? [{ label: 'Postcode', value: postcode }] : []),
    { label: 'Received', value: stampInWords(receipt.receivedAt) },
    { label: 'Reference', value: receipt.reference },
  ];
}

interface ContactParams {
  name: string;
  email: string;
  phone: string;
  service: string;
  message: string;
}

/** The parameters of the contact template, under the names that the mail service's template has for them. */
export function contactParams(
  { name, email, phone, service, message }: ContactParams,
  { receivedAt }: SubmissionReceipt,
  { inbox }: MailSite,
): Record<string, string> {
  return {
    name,
    email,
    phone: phone || emptyPhone,
    service: service || emptyService,
    message,
    time: stampInWords(receivedAt),
    to_email: inbox,
  };
}
