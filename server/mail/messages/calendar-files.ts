import ical, { ICalCalendarMethod } from 'ical-generator';
import { brand } from '#content/brand.ts';
import { type EventRecord, eventPage } from '#content/events.ts';
import { callRequestMails } from '#content/mails/call-request.ts';
import { eventRegistrationMails } from '#content/mails/event-registration.ts';
import { CALL_MINUTES, type CallRequest, callStart } from '#domain/calls/call-request.ts';
import { eventTimes, eventWords } from '#domain/events/event.ts';
import type { SubmissionReceipt } from '../../submissions/submission-store.ts';
import type { MailSite } from './compose-mail.ts';
import { phoneInWords } from './words.ts';

interface Appointment {
  start: Date;
  end: Date;
  summary: string;
  description: string;
  location?: string;
  url?: string;
}

/** It holds nothing that the person typed. */
export function callCalendar(call: CallRequest, receipt: SubmissionReceipt): string {
  const { title, description } = callRequestMails.confirmation.appointment;
  return calendarFile(
    { ...callTimes(call), summary: title, description: description(receipt.reference) },
    receipt,
  );
}

export function officeCallCalendar(call: CallRequest, receipt: SubmissionReceipt): string {
  const { title, description } = callRequestMails.office.appointment;
  const summary = title(call.name, phoneInWords(call.phone));
  return calendarFile({ ...callTimes(call), summary, description: description(call.phone) }, receipt);
}

export function eventCalendar(event: EventRecord, receipt: SubmissionReceipt, site: MailSite): string {
  const appointment = {
    ...eventTimes(event),
    summary: event.name,
    description: eventRegistrationMails.appointment(event.summary, receipt.reference),
    location: `${eventWords(event).location}, ${event.venue.town}`,
    url: `${site.publicUrl}${eventPage.path(event)}`,
  };
  return calendarFile(appointment, receipt);
}

function callTimes(call: CallRequest): { start: Date; end: Date } {
  const start = callStart(call);
  return { start, end: new Date(start.getTime() + CALL_MINUTES * 60_000) };
}

/** RFC 5545. UTC is right everywhere; calendars know the appointment by the submission's id. */
function calendarFile(appointment: Appointment, { id, receivedAt }: SubmissionReceipt): string {
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: brand.longName, product: 'website', language: 'EN' },
  });
  const organizer = { name: brand.longName, email: brand.email.info };
  calendar.createEvent({ ...appointment, id, stamp: receivedAt, organizer });
  return calendar.toString();
}
