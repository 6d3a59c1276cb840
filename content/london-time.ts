import { brand } from './brand.ts';

/** A moment as the clock on the office wall shows it. */
export interface LondonMoment {
  /** `2026-11-21`. */
  date: string;
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** Minutes since midnight on the clock. */
  minutes: number;
}

const MINUTE = 60_000;

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: brand.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** What the office clock shows at this moment, in summer and in winter. */
export function londonMoment(at: Date): LondonMoment {
  const parts = Object.fromEntries(clock.formatToParts(at).map((part) => [part.type, part.value]));
  const date = `${parts.year}-${parts.month}-${parts.day}`;
  return { date, weekday: weekdayOf(date), minutes: Number(parts.hour) * 60 + Number(parts.minute) };
}

/**
 * The moment at which the office clock shows this date and time. A time that the change to summer time skips
 * is taken as an hour later; of one that comes twice in autumn, the first is meant.
 */
export function londonInstant(date: string, minutes: number): Date {
  const asUtc = new Date(`${date}T00:00:00Z`).getTime() + minutes * MINUTE;
  const offsetBefore = offsetAt(asUtc - 24 * 60 * MINUTE);
  const first = asUtc - offsetBefore;
  if (offsetAt(first) === offsetBefore) return new Date(first);
  const offsetAfter = offsetAt(asUtc + 24 * 60 * MINUTE);
  const second = asUtc - offsetAfter;
  return new Date(offsetAt(second) === offsetAfter ? second : first);
}

/** The date so many days later (or earlier, if negative). */
export function addDays(date: string, days: number): string {
  const at = new Date(`${date}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T12:00:00Z`).getUTCDay() || 7;
}

/** How far ahead of UTC the office clock is, in milliseconds. */
function offsetAt(time: number): number {
  const shown = londonMoment(new Date(time));
  const shownAsUtc = new Date(`${shown.date}T00:00:00Z`).getTime() + shown.minutes * MINUTE;
  return shownAsUtc - Math.floor(time / MINUTE) * MINUTE;
}
