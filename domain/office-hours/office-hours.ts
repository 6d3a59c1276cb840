import { timetable } from '#content/timetable';
import type { Hours } from '../content/company/opening-times.ts';
import { fill, type Sentence } from '../text/fill.ts';
import { timeInWords } from '../time/day-words.ts';
import { dayInWords, weekdayInWords } from '../time/days-in-words.ts';
import { addDays, minutesOf, wallMoment, weekdayOf } from '../time/wall-clock.ts';
import type { Timetable } from './timetable.ts';

interface NextOpening {
  /** `today`, `tomorrow`, `Monday`, or `Tuesday 5 January` when it is a week or more away. */
  opensDay: string;
  opensTime: string;
}

export type OpeningState = NextOpening & ({ open: true /** `6 pm` */; closes: string } | { open: false });

const MAX_CLOSURE_DAYS = 31;
const TODAY = 'today';

/** The one place that knows when the office is open on a date such as `2026-11-21`; null for a day without. */
export function hoursOn(date: string, { week, otherDays }: Timetable = timetable): Hours | null {
  const other = otherDays[date];
  return other === undefined ? (week[weekdayOf(date) - 1] ?? null) : other;
}

export function isOfficeDay(date: string, times = timetable): boolean {
  return hoursOn(date, times) !== null;
}

export function nextOfficeDays(after: string, count: number, times = timetable): string[] {
  const days: string[] = [];
  for (let ahead = 1; days.length < count && ahead <= MAX_CLOSURE_DAYS + count * 2; ahead += 1) {
    const date = addDays(after, ahead);
    if (isOfficeDay(date, times)) days.push(date);
  }
  return days;
}

export function answeredBy(receivedAt: Date, workingDays = 1): string {
  const { date } = wallMoment(receivedAt, timetable.timeZone);
  return dayInWords(nextOfficeDays(date, workingDays).at(-1) ?? date);
}

export function openingState(now: Date, times = timetable): OpeningState {
  const { date, minutes } = wallMoment(now, times.timeZone);
  const [opens, closes] = hoursOn(date, times) ?? [];
  if (opens && minutes < minutesOf(opens))
    return { open: false, opensDay: TODAY, opensTime: timeInWords(opens) };
  const [next = addDays(date, 1)] = nextOfficeDays(date, 1, times);
  const [opensNext = ''] = hoursOn(next, times) ?? times.week.find(Boolean) ?? [];
  const opening = { opensDay: dayFrom(date, next), opensTime: timeInWords(opensNext) };
  if (closes && minutes < minutesOf(closes)) return { open: true, closes: timeInWords(closes), ...opening };
  return { open: false, ...opening };
}

export const openingSentence = (now: Date, times = timetable) => sentenceOf(openingState(now, times));

export function sentenceOf(state: OpeningState): string {
  return state.open ? `Open now until ${state.closes}` : `Opens ${state.opensDay} ${state.opensTime}`;
}

/** When the first calls can be. Of today without its hour: a call is chosen two hours ahead. */
export function nextCalls(words: Sentence<'day' | 'time'>, { opensDay: day, opensTime: time }: NextOpening) {
  return day === TODAY ? day : fill(words, { day, time: time.replace(' ', '\u00a0') });
}

function dayFrom(today: string, date: string): string {
  if (date === addDays(today, 1)) return 'tomorrow';
  return date < addDays(today, 7) ? weekdayInWords(date) : dayInWords(date);
}

/** `Monday to Friday, 9 am to 6 pm` in the space of a header, which has room for the first hours alone: `Mon–Fri 9 am–6 pm`. */
export function shortHours(hours: string): string {
  const [first = ''] = hours.split('; ');
  return first
    .replace(/\b([A-Z]..)[a-z]*day\b/g, '$1')
    .replaceAll(' to ', '–')
    .replace(',', '');
}
