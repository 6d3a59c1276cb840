import { bankHolidays } from '#content/bank-holidays.yaml';
import { notices, otherDays, week } from '#content/opening-times.yaml';
import { otherHours } from '#content/telephone.yaml';
import { timetable as shipped } from '#content/timetable';
import type { Hours, OpeningTimes } from '../content/company/opening-times.ts';
import { fill } from '../text/fill.ts';
import { dayInWords } from '../time/days-in-words.ts';
import { londonMoment } from '../time/london-time.ts';
import { addDays } from '../time/wall-clock.ts';
import { hoursOn } from './office-hours.ts';
import { hoursInWords } from './opening-hours.ts';
import { timetableOf } from './timetable.ts';

const SOON_DAYS = 14;

/** Sentences to stand beside the hours: the days of the next two weeks with other hours, and the notices of today. */
export function hoursNotices(now: Date, times: OpeningTimes = { week, otherDays, notices }): string[] {
  const { date: today } = londonMoment(now);
  const timetable = timetableOf(times, bankHolidays, shipped.timeZone);
  const usual = { ...timetable, otherDays: {} };
  const days = Array.from({ length: SOON_DAYS }, (_, ahead) => addDays(today, ahead))
    .map((date) => ({ date, hours: hoursOn(date, timetable) }))
    .filter(({ date, hours }) => String(hours) !== String(hoursOn(date, usual)))
    .map(({ date, hours }) => dayWithHours(date, hours));
  const shown = times.notices.filter(({ from, until }) => from <= today && today <= until);
  return [
    ...(days.length > 0 ? [fill(otherHours.lead, { days: days.join('; ') })] : []),
    ...shown.map(({ text }) => text),
  ];
}

function dayWithHours(date: string, hours: Hours | null): string {
  const day = dayInWords(date);
  if (hours) return fill(otherHours.open, { day, hours: hoursInWords(hours) });
  const holiday = bankHolidays[date];
  return holiday ? fill(otherHours.closedFor, { day, holiday }) : fill(otherHours.closed, { day });
}
