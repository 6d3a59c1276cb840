import { eventRegistrationMails } from '#content/mails/event-registration.yaml';
import { officeMails } from '#content/mails/every-mail.yaml';
import { retention } from '#content/retention.yaml';
import type { EventRecord } from '#domain/content/events.ts';
import { eventPath, eventTimes, eventWords } from '#domain/events/event.ts';
import { type EventRegistration, saysNeeds } from '#domain/events/event-registration.ts';
import { periodInWords, retentionOf } from '#domain/retention/periods.ts';
import { fill, fillEach } from '#domain/text/fill.ts';
import type { SubmissionReceipt } from '../../../submissions/submission-store.ts';
import type { QueuedMail } from '../../queued-mail.ts';
import { buttons, type Fact, facts, type Part, quote } from '../email/email.ts';
import type { MailSite } from '../layout/compose-mail.ts';
import { answerToPerson, newsToPerson, submissionToOffice } from '../layout/letter.ts';
import { discreetSubject } from '../layout/needs.ts';
import {
  callAction,
  callUs,
  callUsAction,
  confirmedFacts,
  emailFact,
  nextSteps,
  noCopy,
  outcomeParts,
  phoneFact,
  receiptFacts,
  replyAction,
  yourReference,
} from '../layout/parts.ts';
import { eventCalendar } from './event-calendar.ts';

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
  const words = ended ? waits : comes;
  const values = { name, event: event.name, reference: receipt.reference };
  const reply = replyAction(email, discreetSubject(fill(replySubject, values), receipt));
  return submissionToOffice('event-registration', words, values, {
    receipt,
    site,
    replyTo: { name, address: email },
    preheader: fill(words.preheader, eventWords(event)),
    parts: [
      facts(
        { label: officeMails.labels.name, value: name },
        emailFact(email),
        phoneFact(contactNumber),
        receiptFacts(receipt),
      ),
      needs(registration),
      buttons(callAction(contactNumber), reply),
      ended && !receipt.danger ? waits.nothingToDo : outcomeParts('event-registration', receipt, site),
    ],
  });
}

export function eventRegistrationToPerson(
  { registration, event, ended }: RegisteredEvent,
  receipt: SubmissionReceipt,
  site: MailSite,
): QueuedMail {
  const { confirmation, nextTime, sent } = eventRegistrationMails;
  const words = { ...(ended ? nextTime : confirmation), sent };
  const { reference } = receipt;
  const kept = periodInWords(retention[retentionOf['event-registration']].period);
  const values = { ...eventWords(event), event: event.name, reference };
  return answerToPerson(words, values, {
    to: registration.email,
    site,
    parts: [
      ended
        ? confirmedFacts(receipt, fill(nextTime.received, { event: event.name }))
        : facts(eventFacts(event), yourReference(reference)),
      nextSteps(fillEach(words.steps, { kept })),
      callUs,
      noCopy,
    ],
    calendar: ended ? null : { name: 'event.ics', content: eventCalendar(event, receipt, site) },
    expires: ended ? undefined : eventTimes(event).end,
  });
}

/** To who was promised it, whom nothing has told of an event since. */
export function nextEventToPerson(
  { email, event }: { email: string; event: EventRecord },
  site: Pick<MailSite, 'publicUrl'>,
): QueuedMail {
  const words = eventRegistrationMails.announced;
  const values = { event: event.name, date: eventWords(event).date };
  return newsToPerson(words, values, {
    to: email,
    site,
    preheader: event.summary,
    parts: [
      words.text,
      facts(eventFacts(event)),
      buttons({ label: words.register, href: `${site.publicUrl}${eventPath(event)}` }, callUsAction),
    ],
    expires: eventTimes(event).end,
  });
}

function eventFacts(event: EventRecord): Fact[] {
  const { labels } = eventRegistrationMails.confirmation;
  const { date, time, location } = eventWords(event);
  return [
    { label: labels.event, value: event.name },
    { label: labels.date, value: date },
    { label: labels.time, value: time },
    { label: labels.place, value: location, href: mapUrl(event) },
  ];
}

function mapUrl({ venue }: EventRecord): string {
  const query = encodeURIComponent(`${venue.name}, ${venue.town} ${venue.postcode}`);
  return `https://www.openstreetmap.org/search?query=${query}`;
}

function needs(registration: EventRegistration): Part {
  if (!saysNeeds(registration)) return null;
  const { labels, noConsent } = eventRegistrationMails.office;
  const { dietaryRequirements, allergies, healthConsent } = registration;
  return [
    !healthConsent && noConsent,
    dietaryRequirements && quote(labels.dietaryRequirements, dietaryRequirements),
    allergies && quote(labels.allergies, allergies),
  ];
}
