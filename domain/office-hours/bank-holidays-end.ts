import { bankHolidays } from '#content/bank-holidays.yaml';
import { addDays } from '../time/wall-clock.ts';

const WARNED_DAYS_BEFORE = 366;

export function bankHolidaysEnd(today: string, days = Object.keys(bankHolidays)): string | null {
  const [last = today] = days.toSorted().reverse();
  return today >= addDays(last, -WARNED_DAYS_BEFORE) ? last : null;
}
