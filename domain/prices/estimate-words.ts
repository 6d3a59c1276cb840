import { pricePage } from '#content/price-page.yaml';
import { sampleMark } from '#content/price-words.yaml';
import { fill } from '../text/fill.ts';
import { timeInWords } from '../time/day-words.ts';
import { weekdaysInWords } from '../time/weekday-words.ts';
import { prices } from './current-prices.ts';
import { pounds } from './pounds.ts';
import type { EstimateLine, WeekEstimate } from './week-estimate.ts';
import type { WeekPlan } from './week-plan.ts';

const { lengths, answer } = pricePage;

export function lineInWords({ weekdays, holiday, start, minutes }: EstimateLine, carers: number): string {
  const length = lengths.find((each) => each.minutes === minutes)?.words ?? '';
  const days = weekdaysInWords(weekdays);
  return [
    `${days.slice(0, 1).toUpperCase()}${days.slice(1)}${holiday ? ` (${holiday})` : ''}`,
    timeInWords(start),
    length,
    ...(carers === 2 ? [answer.twoCarers] : []),
  ].join(', ');
}

/** An estimate as a family would write it to the office. */
export function estimateInWords({ carers }: WeekPlan, { lines, total }: WeekEstimate): string {
  const sums = lines.map(
    (line) => `${lineInWords(line, carers)}: ${line.weekdays.length} × ${pounds(line.each)}`,
  );
  const sample = prices?.sample ? [sampleMark] : [];
  return fill(answer.message, {
    sum: [...sums, fill(answer.title, { price: pounds(total) }), ...sample].join('\n'),
  });
}
