import type { EventRecord } from '#content/events.ts';
import { eventWords } from '#domain/events/event.ts';
import type { EventRegistration } from '#domain/events/event-registration.ts';
import { normalisePhone } from '#domain/forms/fields.ts';
import type { SubmissionReceipt } from '../../store/submission-store.ts';
import type { QueuedMail } from '../queued-mail.ts';
import { composeMail, type MailSite } from './compose-mail.ts';
import type { Block, Fact } from './letter.ts';
import { callAction, mailtoUrl, officeFootnote, replyAction } from './parts.ts';
import { stampInWords } from './when.ts';

export interface RegisteredEvent {
  registration: EventRegistration;
  event: EventRecord;
  /** True where the event is over and the person is interested in the next one. */
  ended: boolean;
}

/** The registration with all its fields, to the office. */
export function eventRegistrationToOffice(
  { registration, event, ended }: RegisteredEvent,
  receipt: SubmissionReceipt,
  site: MailSite,
): QueuedMail {
  const { name, email } = registration;
  const what = ended ? `wants to hear of the next “${event.name}”` : `comes to “${event.name}”`;
  return composeMail(
    {
      subject: `${name} ${what} (${receipt.reference})`,
      preheader: ended ? 'The event shown is over.' : `${eventWords(event).date}, ${eventWords(event).time}`,
      heading: `${name} ${what}`,
      blocks: [
        { kind: 'facts', facts: officeFacts(registration, receipt) },
        ...needs(registration),
        {
          kind: 'actions',
          actions: [...callAction(diallable(registration)), replyAction(email, receipt.reference)],
        },
      ],
      footnote: officeFootnote('event-registration', receipt),
      unsubscribeUrl: null,
    },
    { to: { address: site.inbox }, replyTo: { name, address: email } },
    site,
  );
}

function officeFacts(registration: EventRegistration, receipt: SubmissionReceipt): Fact[] {
  const { name, email, contactNumber } = registration;
  return [
    { label: 'Name', value: name },
    { label: 'Email', value: email, href: mailtoUrl(email) },
    { label: 'Phone', value: contactNumber || 'Not provided' },
    { label: 'Received', value: stampInWords(receipt.receivedAt) },
    { label: 'Reference', value: receipt.reference },
  ];
}

/** The contact number has no rules: it may be a number, or anything else. */
function diallable({ contactNumber }: EventRegistration): string {
  const phone = normalisePhone(contactNumber);
  return /^\+?[1-9]\d{5,15}$/.test(phone) ? phone : '';
}

function needs({ dietaryRequirements, allergies }: EventRegistration): Block[] {
  return [
    { kind: 'quote' as const, label: 'Dietary requirements', text: dietaryRequirements },
    { kind: 'quote' as const, label: 'Allergies', text: allergies },
  ].filter(({ text }) => text !== '');
}
