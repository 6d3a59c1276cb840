import { eventRegistrationMails } from '#content/mails/event-registration.yaml';
import type { EventRecord } from '#domain/content/events.ts';
import { eventPath, eventTimes, eventWords } from '#domain/events/event.ts';
import { fill } from '#domain/text/fill.ts';
import type { SubmissionReceipt } from '../../../submissions/submission-store.ts';
import { calendarFile } from '../calendar-file.ts';
import type { MailSite } from '../layout/compose-mail.ts';

export function eventCalendar(event: EventRecord, receipt: SubmissionReceipt, site: MailSite): string {
  const appointment = {
    ...eventTimes(event),
    summary: event.name,
    description: fill(eventRegistrationMails.appointment, {
      summary: event.summary,
      reference: receipt.reference,
    }),
    location: `${eventWords(event).location}, ${event.venue.town}`,
    url: `${site.publicUrl}${eventPath(event)}`,
    remindMinutes: 24 * 60,
  };
  return calendarFile(appointment, receipt);
}
