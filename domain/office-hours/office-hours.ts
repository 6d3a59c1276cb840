import { bankHolidays } from '#content/bank-holidays.yaml';
import { brand } from '#content/brand.yaml';
import { otherDays, week } from '#content/opening-times.yaml';
import type { Hours, OpeningTimes } from '../content/opening-times.ts';
import { WEEKDAYS } from '../time/day-words.ts';
import { dayInWords } from '../time/days-in-words.ts';
import { londonMoment } from '../time/london-time.ts';
import * as opening from './opening.ts';

/** Marked as pure, so that forms do not bring it to the browser. */
export const timetable: opening.Timetable = /* @__PURE__ */ timetableOf({ week, otherDays });

/** Bank holidays are closed unless the times name them. */
export function timetableOf({
  week,
  otherDays,
}: Pick<OpeningTimes, 'week' | 'otherDays'>): opening.Timetable {
  const closed = Object.keys(bankHolidays).map((date) => [date, null]);
  return {
    timeZone: brand.timeZone,
    week: WEEKDAYS.map((day) => week[day] ?? null),
    otherDays: { ...Object.fromEntries(closed), ...otherDays },
  };
}

export function hoursOn(date: string): Hours | null {
  return opening.hoursOn(date, timetable);
}

export function isOfficeDay(date: string, times = timetable): boolean {
  return opening.isOfficeDay(date, times);
}

export function nextOfficeDays(after: string, count: number, times = timetable): string[] {
  return opening.nextOfficeDays(after, count, times);
}

export function answeredBy(receivedAt: Date, workingDays = 1): string {
  const { date } = londonMoment(receivedAt);
  return dayInWords(nextOfficeDays(date, workingDays).at(-1) ?? date);
}

export function openingState(now: Date, times = timetable): opening.OpeningState {
  return opening.openingState(now, times);
}

export function openingSentence(now: Date, times = timetable): string {
  return opening.openingSentence(now, times);
}

/** `Monday to Friday, 9 am to 6 pm` in the space of a header, which has room for the first hours alone: `Mon–Fri 9 am–6 pm`. */
export function shortHours(hours: string): string {
  const [first = ''] = hours.split('; ');
  return first
    .replace(/\b([A-Z]..)[a-z]*day\b/g, '$1')
    .replaceAll(' to ', '–')
    .replace(',', '');
}
