import { brand } from '#content/brand.ts';
import { type WallMoment, wallMoment } from './wall-clock.ts';

const MINUTE = 60_000;

export function londonMoment(at: Date): WallMoment {
  return wallMoment(at, brand.timeZone);
}

/** A time that the change to summer time skips is an hour later; of one that comes twice in autumn, the first is meant. */
export function londonInstant(date: string, minutes: number): Date {
  const asUtc = new Date(`${date}T00:00:00Z`).getTime() + minutes * MINUTE;
  const offsetBefore = offsetAt(asUtc - 24 * 60 * MINUTE);
  const first = asUtc - offsetBefore;
  if (offsetAt(first) === offsetBefore) return new Date(first);
  const offsetAfter = offsetAt(asUtc + 24 * 60 * MINUTE);
  const second = asUtc - offsetAfter;
  return new Date(offsetAt(second) === offsetAfter ? second : first);
}

function offsetAt(time: number): number {
  const shown = londonMoment(new Date(time));
  const shownAsUtc = new Date(`${shown.date}T00:00:00Z`).getTime() + shown.minutes * MINUTE;
  return shownAsUtc - Math.floor(time / MINUTE) * MINUTE;
}
