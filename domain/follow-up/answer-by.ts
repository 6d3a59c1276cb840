import { jobApplication } from '#content/job-application.yaml';
import { callEnd } from '../calls/call-request.ts';
import { hoursOn, nextOfficeDays } from '../office-hours/office-hours.ts';
import type { RetainedKind } from '../retention/periods.ts';
import { londonInstant, londonMoment } from '../time/london-time.ts';
import { minutesOf } from '../time/wall-clock.ts';

/** The office hears of an application each morning from then on, also where its confirmation names a later day. */
const REMINDED_DAYS = 15;
const UNDECIDED_DAYS = 30;
const END_OF_DAY = '24:00';

interface Received {
  kind: RetainedKind;
  fields: Record<string, string>;
  danger?: boolean;
}

export function answerBy({ kind, fields, danger = false }: Received, receivedAt: Date): Date | null {
  if (kind === 'enquiry' || (danger && ['event-registration', 'area-notice'].includes(kind)))
    return closingAfter(receivedAt, 1);
  if (kind === 'application') return closingAfter(receivedAt, jobApplication.answerWorkingDays);
  if (kind !== 'call-request') return null;
  const { date = '', time = '' } = fields;
  return callEnd({ date, time });
}

export function officeRemindedAt(receivedAt: Date): Date {
  return closingAfter(receivedAt, REMINDED_DAYS);
}

export function applicantToldAt(receivedAt: Date): Date {
  return closingAfter(receivedAt, UNDECIDED_DAYS);
}

function closingAfter(at: Date, workingDays: number): Date {
  const { date } = londonMoment(at);
  const last = nextOfficeDays(date, workingDays).at(-1) ?? date;
  const [, closes = END_OF_DAY] = hoursOn(last) ?? [];
  return londonInstant(last, minutesOf(closes));
}
