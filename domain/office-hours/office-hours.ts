import { bankHolidays } from '#content/bank-holidays.ts';
import { type Brand, brand } from '#content/brand.ts';
import { dayInWords } from '../time/days-in-words.ts';
import { londonMoment } from '../time/london-time.ts';
import * as opening from './opening.ts';

export type OfficeHours = Pick<Brand['officeHours'], 'weekdays' | 'opens' | 'closes'>;

export const officeHours: OfficeHours = brand.officeHours;

export function timetableOf({ weekdays, opens, closes }: OfficeHours = officeHours): opening.Timetable {
  return { timeZone: brand.timeZone, weekdays, opens, closes, holidays: Object.keys(bankHolidays) };
}

export function isOfficeDay(date: string, hours?: OfficeHours): boolean {
  return opening.isOfficeDay(date, timetableOf(hours));
}

export function nextOfficeDays(after: string, count: number, hours?: OfficeHours): string[] {
  return opening.nextOfficeDays(after, count, timetableOf(hours));
}

export function answeredBy(receivedAt: Date, workingDays = 1): string {
  const { date } = londonMoment(receivedAt);
  return dayInWords(nextOfficeDays(date, workingDays).at(-1) ?? date);
}

export function openingState(now: Date, hours?: OfficeHours): opening.OpeningState {
  return opening.openingState(now, timetableOf(hours));
}

export function openingSentence(now: Date, hours?: OfficeHours): string {
  return opening.openingSentence(now, timetableOf(hours));
}

/** `Monday to Friday, 9 am to 6 pm` in the space of a header: `Mon–Fri 9 am–6 pm`. */
export function shortHours(hours: string): string {
  return hours
    .replace(/\b([A-Z]..)[a-z]*day\b/g, '$1')
    .replaceAll(' to ', '–')
    .replace(',', '');
}
