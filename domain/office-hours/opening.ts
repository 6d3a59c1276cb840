import { dayInWords, weekdayInWords } from '../time/days-in-words.ts';
import { addDays, wallMoment, weekdayOf } from '../time/wall-clock.ts';

/** Goes to the browser as data, so that the header's script needs none of the brand. */
export interface Timetable {
  timeZone: string;
  weekdays: readonly number[];
  opens: number;
  closes: number;
  holidays: readonly string[];
}

export type OpeningState =
  | { open: true /** `6 pm` */; closes: string }
  | {
      open: false;
      /** `today`, `tomorrow`, `Monday`, or `Tuesday 5 January` when it is a week or more away. */
      opensDay: string;
      opensTime: string;
    };

const MAX_CLOSURE_DAYS = 31;

/** `date` as `2026-11-21`: a working weekday that is no bank holiday. */
export function isOfficeDay(date: string, hours: Timetable): boolean {
  return hours.weekdays.includes(weekdayOf(date)) && !hours.holidays.includes(date);
}

export function nextOfficeDays(after: string, count: number, hours: Timetable): string[] {
  const days: string[] = [];
  for (let ahead = 1; days.length < count && ahead <= MAX_CLOSURE_DAYS + count * 2; ahead += 1) {
    const date = addDays(after, ahead);
    if (isOfficeDay(date, hours)) days.push(date);
  }
  return days;
}

export function openingState(now: Date, hours: Timetable): OpeningState {
  const { date, minutes } = wallMoment(now, hours.timeZone);
  const opensTime = hourName(hours.opens);
  if (isOfficeDay(date, hours)) {
    if (minutes < hours.opens * 60) return { open: false, opensDay: 'today', opensTime };
    if (minutes < hours.closes * 60) return { open: true, closes: hourName(hours.closes) };
  }
  const [next = addDays(date, 1)] = nextOfficeDays(date, 1, hours);
  return { open: false, opensDay: dayFrom(date, next), opensTime };
}

export const openingSentence = (now: Date, hours: Timetable) => sentenceOf(openingState(now, hours));

export function sentenceOf(state: OpeningState): string {
  return state.open ? `Open now until ${state.closes}` : `Opens ${state.opensDay} ${state.opensTime}`;
}

function dayFrom(today: string, date: string): string {
  if (date === addDays(today, 1)) return 'tomorrow';
  return date < addDays(today, 7) ? weekdayInWords(date) : dayInWords(date);
}

export function hourName(hour: number): string {
  const whole = Math.floor(hour);
  const minutes = Math.round((hour - whole) * 60);
  const clock = `${whole % 12 || 12}${minutes ? `.${String(minutes).padStart(2, '0')}` : ''}`;
  return `${clock} ${whole < 12 ? 'am' : 'pm'}`;
}
