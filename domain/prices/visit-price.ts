import type { Prices } from '../content/services/prices.ts';
import { addDays, minutesOf, weekdayOf } from '../time/wall-clock.ts';

export interface PricedVisit {
  date: string;
  start: string;
  minutes: number;
  carers: number;
}

const DAY_MINUTES = 24 * 60;

/**
 * The price of a visit, in pence. Each minute has the price of its own time of the clock and of its own day, on the
 * other side of midnight too; a change of the clock makes no visit longer. A visit that is shorter than the shortest
 * that there is costs as much as if it went on.
 * @param holidays days that have the price of a bank holiday
 */
export function visitPrice(visit: PricedVisit, prices: Prices, holidays: ReadonlySet<string>): number {
  const start = minutesOf(visit.start);
  const end = start + Math.max(visit.minutes, prices.minimumMinutes);
  const nextDay = addDays(visit.date, 1);
  const sixtieths =
    dayPrice(visit.date, [start, Math.min(end, DAY_MINUTES)], prices, holidays) +
    dayPrice(nextDay, [0, Math.max(end - DAY_MINUTES, 0)], prices, holidays);
  return Math.round(sixtieths / 60) * visit.carers;
}

type Span = readonly [from: number, to: number];

/** In sixtieths of a penny, for the minutes of one day. */
function dayPrice(date: string, span: Span, { hour, day }: Prices, holidays: ReadonlySet<string>): number {
  const minutes = span[1] - span[0];
  const weekend = hour.weekend ?? hour.day;
  if (holidays.has(date)) return minutes * (hour.bankHoliday ?? weekend);
  if (weekdayOf(date) > 5) return minutes * weekend;
  const byDay = overlap(span, [minutesOf(day.begins), minutesOf(day.ends)]);
  return byDay * hour.day + (minutes - byDay) * (hour.evening ?? hour.day);
}

function overlap([from, to]: Span, [begins, ends]: Span): number {
  return Math.max(0, Math.min(to, ends) - Math.max(from, begins));
}
