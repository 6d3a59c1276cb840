import type { Prices } from '#content/price-words.ts';
import { addDays, weekdayOf } from '../time/wall-clock.ts';

export interface PricedVisit {
  /** `2026-11-21` */
  date: string;
  /** `07:30`, of the clock. */
  start: string;
  minutes: number;
  carers: number;
}

const DAY_MINUTES = 24 * 60;

/**
 * What a visit costs, in pence. Each minute has the price of its own time of the clock and of its own day, on the
 * other side of midnight too; a change of the clock makes no visit longer. A visit that is shorter than the shortest
 * that there is costs as much as if it went on.
 *
 * @param holidays days that have the price of a bank holiday
 */
export function visitPrice(visit: PricedVisit, prices: Prices, holidays: ReadonlySet<string>): number {
  const start = minutesOf(visit.start);
  const charged = Math.max(visit.minutes, prices.minimumMinutes);
  let sixtieths = 0;
  for (let minute = start; minute < start + charged; minute += 1) {
    const date = addDays(visit.date, Math.floor(minute / DAY_MINUTES));
    sixtieths += hourPrice(date, minute % DAY_MINUTES, prices, holidays);
  }
  return Math.round(sixtieths / 60) * visit.carers;
}

function hourPrice(date: string, minute: number, { hour, day }: Prices, holidays: ReadonlySet<string>) {
  if (holidays.has(date)) return hour.bankHoliday ?? hour.weekend ?? hour.day;
  if (weekdayOf(date) > 5) return hour.weekend ?? hour.day;
  const isDay = minute >= minutesOf(day.begins) && minute < minutesOf(day.ends);
  return isDay ? hour.day : (hour.evening ?? hour.day);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
