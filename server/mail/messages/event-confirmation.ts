import { brand } from '#content/brand.ts';
import type { EventRecord } from '#content/events.ts';
import { eventWords } from '#domain/events/event.ts';
import type { SubmissionReceipt } from '../../store/submission-store.ts';
import type { QueuedMail } from '../queued-mail.ts';
import { composeMail, type MailSite } from './compose-mail.ts';
import { eventCalendar } from './event-appointment.ts';
import type { RegisteredEvent } from './event-registration.ts';
import { greetingName } from './greeting-name.ts';
import type { Block, Fact } from './letter.ts';
import { personFootnote } from './parts.ts';

/** The confirmation, with the event for the person's calendar unless it is over. */
export function eventRegistrationToPerson(
  registered: RegisteredEvent,
  receipt: SubmissionReceipt,
  site: MailSite,
): QueuedMail {
  const { registration, event, ended } = registered;
  const name = greetingName(registration.name);
  const letter = ended ? nextTimeLetter(event) : comingLetter(event);
  return composeMail(
    {
      ...letter,
      subject: `${letter.subject} (${receipt.reference})`,
      heading: name ? `Thank you, ${name}. ${letter.heading}` : `Thank you. ${letter.heading}`,
      blocks: [
        { kind: 'facts', facts: [...letter.facts, { label: 'Your reference', value: receipt.reference }] },
        ...letter.blocks,
        { kind: 'actions', actions: [{ label: `Call ${brand.phone.display}`, href: brand.phone.url }] },
      ],
      footnote: personFootnote('an event registration'),
      unsubscribeUrl: null,
    },
    {
      to: { name: name ?? undefined, address: registration.email },
      replyTo: { address: brand.email.info },
      calendar: ended ? null : { name: 'event.ics', content: eventCalendar(event, receipt, site) },
    },
    site,
  );
}

interface ConfirmationWords {
  subject: string;
  preheader: string;
  heading: string;
  facts: Fact[];
  blocks: Block[];
}

function comingLetter(event: EventRecord): ConfirmationWords {
  const { date, time, location } = eventWords(event);
  return {
    subject: `You are registered: ${event.name}`,
    preheader: `${date}, ${time}, ${location}. The event is attached for your calendar.`,
    heading: 'We look forward to seeing you.',
    facts: [
      { label: 'Event', value: event.name },
      { label: 'Date', value: date },
      { label: 'Time', value: time },
      { label: 'Place', value: location, href: mapUrl(event) },
    ],
    blocks: [
      {
        kind: 'steps',
        title: 'What happens next',
        steps: [
          'The event is attached. Open it to add it to your calendar.',
          'There is nothing to pay and nothing to print. Come a few minutes early if you can.',
          'If you cannot come, or need anything to take part, answer this email or ring us. We will see to it.',
        ],
      },
    ],
  };
}

function nextTimeLetter(event: EventRecord): ConfirmationWords {
  return {
    subject: `We will tell you about the next ${event.name}`,
    preheader: 'You will hear from us when the date is set.',
    heading: 'We will write when the next one is planned.',
    facts: [{ label: 'What we received', value: `Your interest in the next “${event.name}”` }],
    blocks: [
      {
        kind: 'steps',
        title: 'What happens next',
        steps: [
          'The event on our page has taken place, and the next date is not set yet.',
          'When it is, we write to you first. You decide then whether to come.',
        ],
      },
    ],
  };
}

function mapUrl({ venue }: EventRecord): string {
  const place = encodeURIComponent(`${venue.name}, ${venue.town} ${venue.postcode}`);
  return `https://www.openstreetmap.org/search?query=${place}`;
}
