import { isOfficeDay } from '#domain/office-hours/office-hours.ts';
import { addDays, weekdayOf } from '#domain/time/wall-clock.ts';

export function officeDayBefore(day: string): string {
  const before = addDays(day, -1);
  return isOfficeDay(before) ? before : officeDayBefore(before);
}

/** A Monday, or the next working day where it is none. */
export function weekBegins(day: string): boolean {
  return officeDayBefore(day) < addDays(day, 1 - weekdayOf(day));
}
