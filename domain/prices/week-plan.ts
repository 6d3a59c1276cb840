import { bankHolidays } from '#content/bank-holidays.yaml';
import { pricePage } from '#content/price-page.yaml';
import type { Prices } from '../content/services/prices.ts';
import { fill } from '../text/fill.ts';
import { localDate } from '../time/days-in-words.ts';
import { isDay, minutesOf } from '../time/wall-clock.ts';

export interface WeekPlan {
  visits: readonly { start: string; minutes: number }[];
  /** 1 is Monday. */
  weekdays: readonly number[];
  carers: number;
  /** A day in the week that is meant; null for a week without a bank holiday. */
  week: string | null;
}

export type PlanCheck =
  | { kind: 'none' }
  | { kind: 'invalid'; errors: Readonly<Record<string, string>> }
  | { kind: 'valid'; plan: WeekPlan };

const TIME = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/;
const DAY_MINUTES = 24 * 60;
const { errors: messages, lengths, estimate } = pricePage;

/** Reads the form of the price page from its address: none was sent, or something in it is wrong, or it is a plan. */
export function readWeekPlan(query: URLSearchParams, prices: Prices): PlanCheck {
  if (!query.has('carers')) return { kind: 'none' };
  const errors: Record<string, string> = {};
  const visits = estimate.visits.flatMap((_, index) => readVisit(query, index + 1, errors));
  if (visits.length === 0 && Object.keys(errors).length === 0) errors.start1 = messages.visit;
  if (visits.reduce((sum, { minutes }) => sum + minutes, 0) > DAY_MINUTES) errors.length1 = messages.tooLong;
  const weekdays = [1, 2, 3, 4, 5, 6, 7].filter((day) => query.getAll('day').includes(String(day)));
  if (weekdays.length === 0) errors.day1 = messages.days;
  const overlapping = overlappingVisit(visits, weekdays);
  if (overlapping && Object.keys(errors).length === 0) errors[`start${overlapping}`] = messages.overlap;
  const carers = Number(query.get('carers'));
  if (carers !== 1 && carers !== 2) errors.carers = messages.carers;
  const week = readWeek(query, prices, errors);
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  const plan = { visits: visits.map(({ start, minutes }) => ({ start, minutes })), weekdays, carers, week };
  return { kind: 'valid', plan };
}

function readVisit(query: URLSearchParams, number: number, errors: Record<string, string>) {
  const typed = (query.get(`start${number}`) ?? '').trim().slice(0, 20);
  const length = query.get(`length${number}`) ?? '';
  if (!typed && !length) return [];
  const time = TIME.exec(typed);
  const minutes = lengths.find((each) => String(each.minutes) === length)?.minutes;
  if (!time) errors[`start${number}`] = messages.start;
  if (!minutes) errors[`length${number}`] = messages.length;
  return time && minutes ? [{ number, start: `${time[1]?.padStart(2, '0')}:${time[2]}`, minutes }] : [];
}

interface NumberedVisit {
  number: number;
  start: string;
  minutes: number;
}

/** Number of the first visit that another one runs into, on its own day or over midnight; after Sunday comes Monday. */
function overlappingVisit(visits: readonly NumberedVisit[], weekdays: readonly number[]): number | undefined {
  const spans = visits.flatMap(({ number, start, minutes }) =>
    weekdays.map((day) => ({ number, from: (day - 1) * DAY_MINUTES + minutesOf(start), minutes })),
  );
  const runsInto = (one: (typeof spans)[number], other: (typeof spans)[number]) =>
    (other.from - one.from + 7 * DAY_MINUTES) % (7 * DAY_MINUTES) < one.minutes;
  return spans.find((span) =>
    spans.some((other) => other.number < span.number && (runsInto(other, span) || runsInto(span, other))),
  )?.number;
}

function readWeek(query: URLSearchParams, prices: Prices, errors: Record<string, string>): string | null {
  const typed = (query.get('week') ?? '').trim().slice(0, 20);
  if (!typed) return null;
  const [from, until] = weekLimits(prices);
  if (isDay(typed) && typed >= from && typed <= until) return typed;
  errors.week = fill(messages.week, { from: localDate(from), until: localDate(until) });
  return null;
}

/** From the first day of the prices to their last, or to the last bank holiday that is known. */
export function weekLimits({ from, until }: Prices): readonly [string, string] {
  const [lastHoliday = from] = Object.keys(bankHolidays).toSorted().reverse();
  return [from, until !== undefined && until < lastHoliday ? until : lastHoliday];
}
