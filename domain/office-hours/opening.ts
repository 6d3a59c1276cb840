import type { Hours } from '../content/opening-times.ts';
import { fill, type Sentence } from '../text/fill.ts';
import { timeInWords } from '../time/day-words.ts';
import { dayInWords, weekdayInWords } from '../time/days-in-words.ts';
import { addDays, minutesOf, wallMoment, weekdayOf } from '../time/wall-clock.ts';

/** Goes to the browser as data, so that the header's script needs none of the brand. */
export interface Timetable {
  timeZone: string;
  /** Seven from Monday on; null where the office is closed. */
  week: readonly (Hours | null)[];
  /** By date: bank holidays, half days and other exceptions. */
  otherDays: Readonly<Record<string, Hours | null>>;
}

interface NextOpening {
  /** `today`, `tomorrow`, `Monday`, or `Tuesday 5 January` when it is a week or more away. */
  opensDay: string;
  opensTime: string;
}

export type OpeningState = NextOpening & ({ open: true /** `6 pm` */; closes: string } | { open: false });

const MAX_CLOSURE_DAYS = 31;
const TODAY = 'today';

/** The one place that knows when the office is open on a date such as `2026-11-21`; null for a day without. */
export function hoursOn(date: string, { week, otherDays }: Timetable): Hours | null {
  const other = otherDays[date];
  return other === undefined ? (week[weekdayOf(date) - 1] ?? null) : other;
}

export function isOfficeDay(date: string, timetable: Timetable): boolean {
  return hoursOn(date, timetable) !== null;
}

export function nextOfficeDays(after: string, count: number, timetable: Timetable): string[] {
  const days: string[] = [];
  for (let ahead = 1; days.length < count && ahead <= MAX_CLOSURE_DAYS + count * 2; ahead += 1) {
    const date = addDays(after, ahead);
    if (isOfficeDay(date, timetable)) days.push(date);
  }
  return days;
}

export function openingState(now: Date, timetable: Timetable): OpeningState {
  const { date, minutes } = wallMoment(now, timetable.timeZone);
  const [opens, closes] = hoursOn(date, timetable) ?? [];
  if (opens && minutes < minutesOf(opens))
    return { open: false, opensDay: TODAY, opensTime: timeInWords(opens) };
  const [next = addDays(date, 1)] = nextOfficeDays(date, 1, timetable);
  const [opensNext = ''] = hoursOn(next, timetable) ?? timetable.week.find(Boolean) ?? [];
  const opening = { opensDay: dayFrom(date, next), opensTime: timeInWords(opensNext) };
  if (closes && minutes < minutesOf(closes)) return { open: true, closes: timeInWords(closes), ...opening };
  return { open: false, ...opening };
}

export const openingSentence = (now: Date, timetable: Timetable) => sentenceOf(openingState(now, timetable));

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
