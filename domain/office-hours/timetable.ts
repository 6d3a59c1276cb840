import type { Hours, OpeningTimes } from '../content/company/opening-times.ts';
import { WEEKDAYS } from '../time/day-words.ts';

/** Written with the content, so that a browser gets the hours without the rest of the brand. */
export interface Timetable {
  timeZone: string;
  /** Seven from Monday on; null where the office is closed. */
  week: readonly (Hours | null)[];
  /** By date: bank holidays, half days and other exceptions. */
  otherDays: Readonly<Record<string, Hours | null>>;
}

/** Bank holidays are closed unless the times name them. */
export function timetableOf(
  { week, otherDays }: Pick<OpeningTimes, 'week' | 'otherDays'>,
  bankHolidays: Readonly<Record<string, string>>,
  timeZone: string,
): Timetable {
  const closed = Object.keys(bankHolidays).map((date) => [date, null]);
  return {
    timeZone,
    week: WEEKDAYS.map((day) => week[day] ?? null),
    otherDays: { ...Object.fromEntries(closed), ...otherDays },
  };
}
