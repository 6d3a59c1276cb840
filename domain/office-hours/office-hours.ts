import { bankHolidays } from '#content/bank-holidays.ts';
import { type Brand, brand } from '#content/brand.ts';
import * as opening from './opening.ts';

/** Weekdays from 1, Monday, to 7, Sunday; hours of the day on the office clock. */
export type OfficeHours = Pick<Brand['officeHours'], 'weekdays' | 'opens' | 'closes'>;

/** When the office answers; the hours themselves are the brand's. */
export const officeHours: OfficeHours = brand.officeHours;

/** The hours with the clock they are told by and the days that are no working days. */
export function timetableOf({ weekdays, opens, closes }: OfficeHours = officeHours): opening.Timetable {
  return { timeZone: brand.timeZone, weekdays, opens, closes, holidays: Object.keys(bankHolidays) };
}

/** Whether the office works on this date (`2026-11-21`): a working weekday that is no bank holiday. */
export function isOfficeDay(date: string, hours?: OfficeHours): boolean {
  return opening.isOfficeDay(date, timetableOf(hours));
}

/** The next dates on which the office works, after the given one. */
export function nextOfficeDays(after: string, count: number, hours?: OfficeHours): string[] {
  return opening.nextOfficeDays(after, count, timetableOf(hours));
}

/** Whether the office is open at this moment, until when, or else when it opens next. */
export function openingState(now: Date, hours?: OfficeHours): opening.OpeningState {
  return opening.openingState(now, timetableOf(hours));
}

/** `Open now until 6 pm`, or `Opens Monday 9 am`. */
export function openingSentence(now: Date, hours?: OfficeHours): string {
  return opening.openingSentence(now, timetableOf(hours));
}

/** `Monday to Friday, 9 am to 6 pm` in the space of a header: `Mon–Fri 9 am–6 pm`. */
export function shortHours(hours: string): string {
  return hours
    .replace(/([A-Z]..)\w*day/g, '$1')
    .replaceAll(' to ', '–')
    .replace(',', '');
}
