import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { brand } from '#content/brand.yaml';
import { callFeedText } from '#content/call-request.yaml';
import { callRequestMails } from '#content/mails/call-request.yaml';
import { eventRegistrationMails } from '#content/mails/event-registration.yaml';
import { type CallRequest, callEnd, callStart } from '#domain/calls/call-request.ts';
import type { CallTime } from '#domain/calls/call-times.ts';
import type { EventRecord } from '#domain/content/events.ts';
import { eventPath, eventTimes, eventWords } from '#domain/events/event.ts';
import { phoneForOffice } from '#domain/forms/phone-for-office.ts';
import { fill } from '#domain/text/fill.ts';
import type { SubmissionReceipt } from '../../submissions/submission-store.ts';
import type { MailSite } from './compose-mail.ts';

interface Appointment {
  start: Date;
  end: Date;
  summary: string;
  description: string;
  location?: string;
  url?: string;
  remindMinutes: number;
}

/** @param movedAt when it was moved to this time, which a calendar that has it then shows */
export function callCalendar(call: CallTime, receipt: SubmissionReceipt, movedAt?: Date): string {
  const { title, description: words } = callRequestMails.confirmation.appointment;
  const description = fill(words, { reference: receipt.reference });
  return calendarFile(
    { ...callTimes(call), summary: title, description },
    receipt,
    movedAt && { at: movedAt },
  );
}

type OfficeCall = Pick<CallRequest, 'date' | 'time' | 'name' | 'phone' | 'needs'>;

export function officeCallCalendar(call: OfficeCall, receipt: SubmissionReceipt, movedAt?: Date): string {
  const { title, description } = callRequestMails.office.appointment;
  const summary = fill(title, { name: call.name, phone: phoneForOffice(call.phone) });
  const ring = fill(description, { phone: call.phone });
  // Calendars are shared, and shown on locked screens: the needs themselves stay in the mail.
  const known = call.needs ? `${ring} ${callFeedText.needs}` : ring;
  return calendarFile(
    { ...callTimes(call), summary, description: known },
    receipt,
    movedAt && { at: movedAt },
  );
}

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

function callTimes(call: CallTime): Pick<Appointment, 'start' | 'end' | 'remindMinutes'> {
  return { start: callStart(call), end: callEnd(call), remindMinutes: 15 };
}

/** Takes the appointment out of a calendar that has it. */
export function cancelledCallCalendar(call: CallTime, receipt: SubmissionReceipt, at: Date): string {
  const summary = callRequestMails.cancelled.appointment;
  const appointment = { ...callTimes(call), summary, description: summary };
  return calendarFile(appointment, receipt, { at, isCancelled: true });
}

interface Change {
  at: Date;
  isCancelled?: boolean;
}

/** RFC 5545. UTC is right everywhere; calendars know the appointment by the submission's id. */
function calendarFile(
  appointment: Appointment,
  { id, receivedAt, tentative }: SubmissionReceipt,
  change: Change = { at: receivedAt },
): string {
  const { at, isCancelled = false } = change;
  const calendar = ical({
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    prodId: { company: brand.longName, product: 'website', language: 'EN' },
  });
  const organizer = { name: brand.longName, email: brand.email.info };
  const { remindMinutes, ...event } = appointment;
  const alarm = { type: ICalAlarmType.display, trigger: remindMinutes * 60, description: event.summary };
  const status = tentative ? { status: ICalEventStatus.TENTATIVE } : {};
  const state = isCancelled ? { status: ICalEventStatus.CANCELLED } : { ...status, alarms: [alarm] };
  // Seconds grow with each change, and nobody has to count the changes.
  const seconds = Math.floor((at.getTime() - receivedAt.getTime()) / 1000);
  const sequence = at === receivedAt ? 0 : Math.max(1, seconds);
  calendar.createEvent({ ...event, id, stamp: at, organizer, sequence, ...state });
  return calendar.toString();
}
