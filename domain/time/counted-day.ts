import { addDays } from './wall-clock.ts';

const COUNTED = /^(?:in (\d{1,3}) (day|week)s?|(\d{1,3}) (day|week)s? ago)$/;

/** A day of the sample that is counted from another, "9 days ago" or "in 7 weeks", as a date; any other text as it is. */
export function countedDay(text: string, from: string): string {
  const [, ahead, aheadUnit, ago, agoUnit] = COUNTED.exec(text) ?? [];
  const days = (count: string, unit = '') => Number(count) * (unit === 'week' ? 7 : 1);
  if (ahead) return addDays(from, days(ahead, aheadUnit));
  return ago ? addDays(from, -days(ago, agoUnit)) : text;
}
