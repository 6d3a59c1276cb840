import { brand } from '#content/brand.ts';
import { CALL_MINUTES, type CallRequest, callStart } from '#domain/calls/call-request.ts';
import { dayInWords, timeInWords } from '#domain/time/days-in-words.ts';
import type { SubmissionReceipt } from '../../store/submission-store.ts';
import { calendarFile } from '../calendar-file.ts';

/** `Monday 23 November at 9.30 am`. */
export function callTimeInWords({ date, time }: CallRequest): string {
  return `${dayInWords(date)} at ${timeInWords(time)}`;
}

/** The appointment for the person's own calendar: it holds nothing that they typed. */
export function callCalendar(call: CallRequest, receipt: SubmissionReceipt): string {
  const description = `We ring the number you left. Our number is ${brand.phone.display}. Your reference is ${receipt.reference}.`;
  return callAppointment(call, receipt, `${brand.name} rings you`, description);
}

/** The appointment with words of one’s own. */
export function callAppointment(
  call: CallRequest,
  receipt: SubmissionReceipt,
  title: string,
  description: string,
): string {
  const start = callStart(call);
  return calendarFile({
    uid: receipt.id,
    start,
    end: new Date(start.getTime() + CALL_MINUTES * 60_000),
    title,
    description,
    place: null,
    url: null,
    madeAt: receipt.receivedAt,
    organiser: { name: brand.longName, email: brand.email.info },
  });
}
