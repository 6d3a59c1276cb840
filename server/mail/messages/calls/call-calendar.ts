import { callFeedText } from '#content/call-request.yaml';
import { callRequestMails } from '#content/mails/call-request.yaml';
import { type CallRequest, callEnd, callStart } from '#domain/calls/call-request.ts';
import type { CallTime } from '#domain/calls/call-times.ts';
import { phoneForOffice } from '#domain/forms/phone/phone-for-office.ts';
import { fill } from '#domain/text/fill.ts';
import type { SubmissionReceipt } from '../../../submissions/submission-store.ts';
import { type Appointment, calendarFile } from '../calendar-file.ts';

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

function callTimes(call: CallTime): Pick<Appointment, 'start' | 'end' | 'remindMinutes'> {
  return { start: callStart(call), end: callEnd(call), remindMinutes: 15 };
}

/** Takes the appointment out of a calendar that has it. */
export function cancelledCallCalendar(call: CallTime, receipt: SubmissionReceipt, at: Date): string {
  const summary = callRequestMails.cancelled.appointment;
  const appointment = { ...callTimes(call), summary, description: summary };
  return calendarFile(appointment, receipt, { at, isCancelled: true });
}
