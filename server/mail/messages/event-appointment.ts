import { brand } from '#content/brand.ts';
import { type EventRecord, eventPage } from '#content/events.ts';
import { eventTimes, eventWords } from '#domain/events/event.ts';
import type { SubmissionReceipt } from '../../store/submission-store.ts';
import { calendarFile } from '../calendar-file.ts';
import type { MailSite } from './compose-mail.ts';

/** The event for the calendar of somebody who registered. */
export function eventCalendar(event: EventRecord, receipt: SubmissionReceipt, site: MailSite): string {
  return calendarFile({
    uid: receipt.id,
    ...eventTimes(event),
    title: event.name,
    description: `${event.summary} Your reference is ${receipt.reference}. Questions: ${brand.phone.display}.`,
    place: `${eventWords(event).location}, ${event.venue.town}`,
    url: `${site.publicUrl}${eventPage.path(event)}`,
    madeAt: receipt.receivedAt,
    organiser: { name: brand.longName, email: brand.email.info },
  });
}
