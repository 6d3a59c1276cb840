import { brand } from '#content/brand.ts';
import { type WallMoment, wallMoment } from './wall-clock.ts';

const MINUTE = 60_000;

/** What the office clock shows at this moment, in summer and in winter. */
export function londonMoment(at: Date): WallMoment {
  return wallMoment(at, brand.timeZone);
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

/** How far ahead of UTC the office clock is, in milliseconds. */
function offsetAt(time: number): number {
  const shown = londonMoment(new Date(time));
  const shownAsUtc = new Date(`${shown.date}T00:00:00Z`).getTime() + shown.minutes * MINUTE;
  return shownAsUtc - Math.floor(time / MINUTE) * MINUTE;
}
