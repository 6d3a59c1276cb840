import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { brand } from '#content/brand.yaml';
import type { SubmissionReceipt } from '../../submissions/submission-store.ts';

export interface Appointment {
  start: Date;
  end: Date;
  summary: string;
  description: string;
  location?: string;
  url?: string;
  remindMinutes: number;
}

interface Change {
  at: Date;
  isCancelled?: boolean;
}

/** RFC 5545. UTC is right everywhere; calendars know the appointment by the submission's id. */
export function calendarFile(
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
