import * as v from 'valibot';
import { formMessages } from '#content/form-messages.yaml';
import { communicationNeedsSchema } from '../forms/communication-needs.ts';
import { choiceField, emailField, nameField, phoneField } from '../forms/fields.ts';
import { hoursOn, isOfficeDay, nextOfficeDays } from '../office-hours/office-hours.ts';
import { londonInstant, londonMoment } from '../time/london-time.ts';
import { clockTime, minutesOf, timeZoneName, type WallMoment } from '../time/wall-clock.ts';
import type { CallDay, CallTime } from './call-times.ts';

const CALL_MINUTES = 30;
const CALL_MS = CALL_MINUTES * 60_000;
const CALL_DAYS = 10;
const LEAD_TIME_MS = 2 * 60 * 60_000;
/** Clocks show whole minutes; one that has begun is too early. */
const ALMOST_A_MINUTE_MS = 59_999;

export function callSlots(now: Date): CallDay[] {
  const today = londonMoment(now).date;
  const dates = [...(isOfficeDay(today) ? [today] : []), ...nextOfficeDays(today, CALL_DAYS)];
  const earliest = londonMoment(new Date(now.getTime() + LEAD_TIME_MS + ALMOST_A_MINUTE_MS));
  return withTimes(dates.map((date) => ({ date, times: timesOn(date, earliest) }))).slice(0, CALL_DAYS);
}

/** @param full when the half hours end that nobody else can have */
export function freeSlots(slots: readonly CallDay[], full: readonly Date[]): CallDay[] {
  const taken = new Set(full.map(startOfCall));
  return withTimes(
    slots.map(({ date, times }) => ({ date, times: times.filter((time) => !taken.has(`${date} ${time}`)) })),
  );
}

export interface Busy {
  from: string;
  until: string;
}

/** Leaves out the half hours of which the office has something else to do in a part. */
export function withoutBusy(slots: readonly CallDay[], busy: readonly Busy[]): CallDay[] {
  const isFree = (date: string, time: string) => {
    const [start, end] = [`${date} ${time}`, `${date} ${clockTime(minutesOf(time) + CALL_MINUTES)}`];
    return !busy.some(({ from, until }) => start < until && end > from);
  };
  return withTimes(
    slots.map(({ date, times }) => ({ date, times: times.filter((time) => isFree(date, time)) })),
  );
}

function startOfCall(end: Date): string {
  const { date, minutes } = londonMoment(new Date(end.getTime() - CALL_MS));
  return `${date} ${clockTime(minutes)}`;
}

export function halfHoursOn(date: string): string[] {
  return timesOn(date, { date: '', minutes: 0 });
}

export function isInHours({ date, time }: CallTime): boolean {
  return halfHoursOn(date).includes(time);
}

export function hasTime(slots: readonly CallDay[], { date, time }: CallTime): boolean {
  return slots.some((day) => day.date === date && day.times.includes(time));
}

function withTimes(days: CallDay[]): CallDay[] {
  return days.filter(({ times }) => times.length > 0);
}

function timesOn(date: string, earliest: Pick<WallMoment, 'date' | 'minutes'>): string[] {
  const times: string[] = [];
  const [opens = 0, closes = 0] = (hoursOn(date) ?? []).map(minutesOf);
  for (let minutes = opens; minutes <= closes - CALL_MINUTES; minutes += CALL_MINUTES) {
    if (date > earliest.date || (date === earliest.date && minutes >= earliest.minutes)) {
      times.push(clockTime(minutes));
    }
  }
  return times;
}

/** @param notOffered says why a call cannot be at a time that its day has not */
export function callRequestSchema(
  slots: readonly CallDay[],
  notOffered: (chosen: CallTime) => string = () => formMessages.call.taken,
) {
  const fields = v.object({
    date: choiceField(
      slots.map(({ date }) => date),
      formMessages.call.day,
    ),
    time: choiceField(
      slots.flatMap(({ times }) => times),
      formMessages.call.time,
    ),
    name: nameField({ ...formMessages.name, min: 1 }),
    phone: phoneField({ required: formMessages.phone.required }),
    email: emailField({ optional: true }),
    /** The caller's, as their browser names it; anything else is none. */
    timeZone: v.optional(v.pipe(v.string(), v.transform(timeZoneName))),
  });
  const call = v.pipe(
    fields,
    v.forward(
      v.partialCheck(
        [['date'], ['time']],
        (chosen) => hasTime(slots, chosen),
        ({ input }) => notOffered(input),
      ),
      ['time'],
    ),
  );
  return v.intersect([call, communicationNeedsSchema]);
}

export type CallRequest = v.InferOutput<ReturnType<typeof callRequestSchema>>;

export function callStart({ date, time }: CallTime): Date {
  return londonInstant(date, minutesOf(time));
}

export function callEnd(time: CallTime): Date {
  return new Date(callStart(time).getTime() + CALL_MS);
}

export function callHasBegun({ answerBy }: { answerBy: Date | null }, now: Date): boolean {
  return Number(answerBy) - CALL_MS <= now.getTime();
}
