import { fullTimeHours } from '#content/careers.yaml';
import { hoursAYear } from '#domain/jobs/hours-a-year.ts';
import type { Job } from './job.ts';

interface Pay {
  least: number;
  most: number;
  unit: 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
}

const UNITS: [RegExp, Pay['unit']][] = [
  [/\b(hour|hourly|ph|p\/h)\b|\/\s?(hr|h)\b/i, 'HOUR'],
  [/\b(day|daily|shift|night)\b/i, 'DAY'],
  [/\b(week|weekly|pw)\b/i, 'WEEK'],
  [/\b(month|monthly|pcm)\b/i, 'MONTH'],
  [/\b(year|yearly|annum|annual|annually|pa|p\.a\.)/i, 'YEAR'],
];

const RANGE = /£\s?(\d[\d,]*(?:\.\d{1,2})?)(?:\s?(?:-|–|to|and)\s?£?\s?(\d[\d,]*(?:\.\d{1,2})?))?/;
const WELL_FORMED = new RegExp(`^${RANGE.source}\\s*(?:\\/|an?\\b|per\\b|each\\b|p)[^£\\d]*$`, 'i');

/** Answers null unless it is a sum and one unit alone: search engines get no more than the page says. */
export function readPay(text: string | null): Pay | null {
  const [, first, second] = WELL_FORMED.exec(text ?? '') ?? [];
  const named = UNITS.filter(([words]) => words.test(text ?? '')).map(([, unit]) => unit);
  const [unit] = named;
  if (!first || !unit || named.length > 1) return null;
  const least = amount(first);
  const most = second ? amount(second) : least;
  return least > 0 && most >= least ? { least, most, unit } : null;
}

function amount(figure: string): number {
  return Number(figure.replaceAll(',', ''));
}

const HOURS_A_DAY = 7.5;
const PER_FULL_TIME = /\b(pro[- ]rata|fte|full[- ]time equivalent)\b/i;
/** Figures without a unit are taken for pounds an hour up to this. */
const MAX_PER_HOUR = 100;
const MIN_PER_YEAR = 10_000;

export function hourlyPay(job: Pick<Job, 'salary' | 'hoursPerWeek'>): number | null {
  const pay = roughPay(job.salary ?? '');
  if (!pay) return null;
  const perFullTime = PER_FULL_TIME.test(job.salary ?? '');
  const week = (!perFullTime && Math.max(0, ...hourFigures(job.hoursPerWeek))) || fullTimeHours;
  const hours = {
    HOUR: 1,
    DAY: HOURS_A_DAY,
    WEEK: week,
    MONTH: hoursAYear(week) / 12,
    YEAR: hoursAYear(week),
  };
  return pay.most / hours[pay.unit];
}

export function hourFigures(hoursPerWeek: string): number[] {
  return (hoursPerWeek.match(/\d+(\.\d+)?/g) ?? []).map(Number);
}

function roughPay(text: string): Pay | null {
  const [, first, second = first] = RANGE.exec(text) ?? [];
  if (!first || !second) return null;
  const range = { least: amount(first), most: Math.max(amount(first), amount(second)) };
  const named = UNITS.map(([words, unit]) => ({ unit, at: text.search(words) })).filter(({ at }) => at >= 0);
  const [unit] = named.toSorted((a, b) => a.at - b.at);
  if (unit) return { ...range, unit: unit.unit };
  if (range.most <= MAX_PER_HOUR) return { ...range, unit: 'HOUR' };
  return range.least >= MIN_PER_YEAR ? { ...range, unit: 'YEAR' } : null;
}
