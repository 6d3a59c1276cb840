import { brand } from '#content/brand.yaml';
import { eventRegistrationMails } from '#content/mails/event-registration.yaml';
import { everyMail, officeMails } from '#content/mails/every-mail.yaml';
import { retention } from '#content/retention.yaml';
import type { EventRecord } from '#domain/content/events.ts';
import { eventPath, eventTimes, eventWords } from '#domain/events/event.ts';
import { type EventRegistration, saysNeeds } from '#domain/events/event-registration.ts';
import { periodInWords, retentionOf } from '#domain/retention/periods.ts';
import { fill, fillEach } from '#domain/text/fill.ts';
import type { SubmissionReceipt } from '../../submissions/submission-store.ts';
import type { QueuedMail } from '../queued-mail.ts';
import { eventCalendar } from './calendar-files.ts';
import { composeMail, type MailSite } from './compose-mail.ts';
import type { Block, Fact } from './email.ts';
import { discreetSubject, firstBlocks } from './needs.ts';
import {
  callAction,
  callUs,
  confirmedFacts,
  emailFact,
  markedSubject,
  noCopy,
  officeFootnote,
  outcomeBlocks,
  phoneFact,
  receiptFacts,
  replyAction,
} from './parts.ts';
import { thanks } from './words.ts';

export interface RegisteredEvent {
  registration: EventRegistration;
  event: EventRecord;
  ended: boolean;
}

export function eventRegistrationToOffice(
  { registration, event, ended }: RegisteredEvent,
  receipt: SubmissionReceipt,
  site: MailSite,
): QueuedMail {
  const { comes, waits, replySubject } = eventRegistrationMails.office;
  const { name, email, contactNumber } = registration;
  const { reference } = receipt;
  const words = ended ? waits : comes;
  return composeMail(
    {
      subject: markedSubject(fill(words.subject, { name, event: event.name, reference }), receipt),
      preheader: fill(words.preheader, eventWords(event)),
      heading: fill(words.heading, { name, event: event.name }),
      blocks: [
        ...firstBlocks(receipt),
        { kind: 'facts', facts: officeFacts(registration, receipt) },
        ...needs(registration),
        {
          kind: 'actions',
          actions: [
            ...callAction(contactNumber),
            replyAction(
              email,
              discreetSubject(fill(replySubject, { event: event.name, reference }), receipt),
            ),
          ],
        },
        ...(ended && !receipt.danger
          ? [{ kind: 'paragraph', text: waits.nothingToDo } as const]
          : outcomeBlocks('event-registration', receipt, site)),
      ],
      footnote: officeFootnote('event-registration', receipt),
    },
    { to: { address: site.inbox }, replyTo: { name, address: email } },
    site,
  );
}

export function eventRegistrationToPerson(
  { registration, event, ended }: RegisteredEvent,
  receipt: SubmissionReceipt,
  site: MailSite,
): QueuedMail {
  const words = ended ? eventRegistrationMails.nextTime : eventRegistrationMails.confirmation;
  const kept = periodInWords(retention[retentionOf['event-registration']].period);
  const reference = { label: everyMail.labels.yourReference, value: receipt.reference };
  return composeMail(
    {
      subject: fill(words.subject, { event: event.name, reference: receipt.reference }),
      preheader: fill(words.preheader, eventWords(event)),
      heading: thanks(words.heading),
      blocks: [
        ended ? nextTimeFacts(event, receipt) : { kind: 'facts', facts: [...comingFacts(event), reference] },
        { kind: 'steps', title: everyMail.nextSteps, steps: fillEach(words.steps, { kept }) },
        callUs,
        noCopy,
      ],
      footnote: fill(everyMail.footnote, { sent: eventRegistrationMails.sent }),
    },
    {
      to: { address: registration.email },
      replyTo: { address: brand.email.info },
      calendar: ended ? null : { name: 'event.ics', content: eventCalendar(event, receipt, site) },
      expires: ended ? undefined : eventTimes(event).end,
    },
    site,
  );
}

/** To who was promised it, whom nothing has told of an event since. */
export function nextEventToPerson(
  { email, event }: { email: string; event: EventRecord },
  site: Pick<MailSite, 'publicUrl'>,
): QueuedMail {
  const words = eventRegistrationMails.announced;
  const { date } = eventWords(event);
  const register = { label: words.register, href: `${site.publicUrl}${eventPath(event)}` };
  return composeMail(
    {
      subject: fill(words.subject, { event: event.name, date }),
      preheader: event.summary,
      heading: words.heading,
      blocks: [
        { kind: 'paragraph', text: words.text },
        { kind: 'facts', facts: comingFacts(event) },
        { kind: 'actions', actions: [register, ...callUs.actions] },
      ],
      footnote: words.footnote,
    },
    { to: { address: email }, replyTo: { address: brand.email.info }, expires: eventTimes(event).end },
    site,
  );
}

function comingFacts(event: EventRecord): Fact[] {
  const { labels } = eventRegistrationMails.confirmation;
  const { date, time, location } = eventWords(event);
  return [
    { label: labels.event, value: event.name },
    { label: labels.date, value: date },
    { label: labels.time, value: time },
    { label: labels.place, value: location, href: mapUrl(event) },
  ];
}

function nextTimeFacts({ name }: EventRecord, receipt: SubmissionReceipt): Block {
  const { received } = eventRegistrationMails.nextTime;
  return confirmedFacts(receipt, { received: fill(received, { event: name }) });
}

function mapUrl({ venue }: EventRecord): string {
  const query = encodeURIComponent(`${venue.name}, ${venue.town} ${venue.postcode}`);
  return `https://www.openstreetmap.org/search?query=${query}`;
}

function officeFacts({ name, email, contactNumber }: EventRegistration, receipt: SubmissionReceipt): Fact[] {
  return [
    { label: officeMails.labels.name, value: name },
    emailFact(email),
    phoneFact(contactNumber),
    ...receiptFacts(receipt),
  ];
}

function needs(registration: EventRegistration): Block[] {
  if (!saysNeeds(registration)) return [];
  const { labels, noConsent } = eventRegistrationMails.office;
  const quotes = (['dietaryRequirements', 'allergies'] as const)
    .filter((name) => registration[name] !== '')
    .map((name): Block => ({ kind: 'quote', label: labels[name], text: registration[name] }));
  return registration.healthConsent ? quotes : [{ kind: 'paragraph', text: noConsent }, ...quotes];
}
