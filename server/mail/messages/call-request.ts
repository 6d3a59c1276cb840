import { brand } from '#content/brand.ts';
import { contact } from '#content/contact.ts';
import type { CallRequest } from '#domain/calls/call-request.ts';
import type { SubmissionReceipt } from '../../store/submission-store.ts';
import type { QueuedMail } from '../queued-mail.ts';
import { callAppointment, callCalendar, callTimeInWords } from './call-appointment.ts';
import { composeMail, type MailSite } from './compose-mail.ts';
import { contactParams } from './enquiry.ts';
import { greetingName } from './greeting-name.ts';
import type { Fact } from './letter.ts';
import { callAction, mailtoUrl, officeFootnote, personFootnote, replyAction } from './parts.ts';
import { phoneInWords } from './phone-in-words.ts';
import { stampInWords } from './when.ts';

/** The requested call, to the office, with the appointment for its calendar. */
export function callRequestToOffice(
  call: CallRequest,
  receipt: SubmissionReceipt,
  site: MailSite,
): QueuedMail {
  const { name, phone, email } = call;
  const when = callTimeInWords(call);
  const reply = email ? [replyAction(email, receipt.reference)] : [];
  return composeMail(
    {
      subject: `Call ${name} on ${when} (${receipt.reference})`,
      preheader: `${name} asks for a call on ${phoneInWords(phone)}.`,
      heading: `${name} asks for a call`,
      blocks: [
        { kind: 'facts', facts: officeFacts(call, when, receipt) },
        { kind: 'actions', actions: [...callAction(phone), ...reply] },
      ],
      footnote: officeFootnote('call-request', receipt),
      unsubscribeUrl: null,
    },
    {
      to: { address: site.inbox },
      replyTo: email ? { name, address: email } : { address: site.inbox },
      calendar: {
        name: 'call.ics',
        content: callAppointment(call, receipt, `Call ${name}, ${phoneInWords(phone)}`, `Ring ${phone}.`),
      },
      templateParams: contactParams(
        {
          name,
          email: email || contact.form.emptyPhone,
          phone,
          service: contact.consultation.call.title,
          message: `Please call me on ${when}.`,
        },
        receipt,
        site,
      ),
    },
    site,
  );
}

/** The appointment, to a person who left an address. */
export function callRequestToPerson(
  call: CallRequest,
  receipt: SubmissionReceipt,
  site: MailSite,
): QueuedMail {
  const name = greetingName(call.name);
  const when = callTimeInWords(call);
  return composeMail(
    {
      subject: `We will ring you on ${when} (${receipt.reference})`,
      preheader: 'The appointment is attached for your calendar.',
      heading: name ? `Thank you, ${name}. We will ring you.` : 'Thank you. We will ring you.',
      blocks: [
        {
          kind: 'facts',
          facts: [
            { label: 'What we received', value: 'A request for a call' },
            { label: 'We ring you on', value: when },
            { label: 'Your reference', value: receipt.reference },
          ],
        },
        {
          kind: 'steps',
          title: 'What happens next',
          steps: [
            'The appointment is attached. Open it to add it to your calendar.',
            'We ring the number you left, at that time. It takes half an hour at most.',
            `If the time no longer suits you, answer this email or ring ${brand.phone.display}.`,
          ],
        },
        { kind: 'actions', actions: [{ label: `Call ${brand.phone.display}`, href: brand.phone.url }] },
      ],
      footnote: personFootnote('a request for a call'),
      unsubscribeUrl: null,
    },
    {
      to: { name: name ?? undefined, address: call.email },
      replyTo: { address: brand.email.info },
      calendar: { name: 'call.ics', content: callCalendar(call, receipt) },
    },
    site,
  );
}

function officeFacts(call: CallRequest, when: string, receipt: SubmissionReceipt): Fact[] {
  const { name, phone, email } = call;
  return [
    { label: 'Name', value: name },
    { label: 'Ring on', value: when },
    { label: 'Phone', value: phoneInWords(phone), href: `tel:${phone}` },
    ...(email ? [{ label: 'Email', value: email, href: mailtoUrl(email) }] : []),
    { label: 'Received', value: stampInWords(receipt.receivedAt) },
    { label: 'Reference', value: receipt.reference },
  ];
}
