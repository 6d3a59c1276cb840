import { bankHolidays } from '#content/bank-holidays.yaml';
import type { Prices } from '../content/services/prices.ts';
import { addDays, weekdayOf } from '../time/wall-clock.ts';
import { visitPrice } from './visit-price.ts';
import type { WeekPlan } from './week-plan.ts';

/** A Monday; any one, as no holiday counts. */
const USUAL_WEEK = '2026-11-02';

export interface EstimateLine {
  start: string;
  minutes: number;
  weekdays: readonly number[];
  /** Names of the holiday, if it is one. */
  holiday: string | null;
  /** In pence. */
  each: number;
}

export interface WeekEstimate {
  lines: readonly EstimateLine[];
  /** In pence. */
  total: number;
}

/** Prices a week, in pence; visits of one time that cost the same are one line. */
export function weekEstimate({ visits, weekdays, carers, week }: WeekPlan, prices: Prices): WeekEstimate {
  const holidays = week === null ? {} : bankHolidays;
  const holidayDates = new Set(Object.keys(holidays));
  const monday = week === null ? USUAL_WEEK : addDays(week, 1 - weekdayOf(week));
  const priced = visits.flatMap((visit) =>
    weekdays.map((weekday) => {
      const date = addDays(monday, weekday - 1);
      const each = visitPrice({ ...visit, date, carers }, prices, holidayDates);
      return { ...visit, weekday, each, holiday: holidays[date] ?? null };
    }),
  );
  const alike = Map.groupBy(priced, ({ start, minutes, each, holiday }) =>
    [start, minutes, each, holiday].join(),
  );
  const lines = [...alike.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first, weekdays: group.map(({ weekday }) => weekday) }] : [];
  });
  return { lines, total: priced.reduce((sum, { each }) => sum + each, 0) };
}
