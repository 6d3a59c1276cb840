import { describe, expect, it } from 'vitest';
import { bankHolidays } from '#content/bank-holidays.yaml';
import { pricePage } from '#content/price-page.yaml';
import type { Prices } from '../content/services/prices.ts';
import { pricesForTests as list } from './prices-for-tests.ts';
import { weekEstimate } from './week-estimate.ts';
import type { WeekPlan } from './week-plan.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const hourAtNine = { visits: [{ start: '09:00', minutes: 60 }], weekdays: everyDay, carers: 1, week: null };
const night = { ...hourAtNine, visits: [{ start: '22:00', minutes: 480 }] };
const threeVisits = [
  { start: '07:00', minutes: 45 },
  { start: '12:30', minutes: 30 },
  { start: '19:30', minutes: 45 },
];

describe('weeks worked by hand', () => {
  it.each<[string, number, WeekPlan]>([
    ['5 × 30', 15_000, { ...hourAtNine, weekdays: [1, 2, 3, 4, 5] }],
    ['5 × 30 + 2 × 36', 22_200, hourAtNine],
    ['the days of Christmas 2026: 4 × 30 + 60 + 2 × 36', 25_200, { ...hourAtNine, week: '2026-12-21' }],
    ['28 December and New Year: 60 + 3 × 30 + 60 + 2 × 36', 28_200, { ...hourAtNine, week: '2026-12-31' }],
    ['Good Friday, and the clock goes forward on Sunday', 25_200, { ...hourAtNine, week: '2027-03-28' }],
    ['Easter Monday: 60 + 4 × 30 + 2 × 36', 25_200, { ...hourAtNine, week: '2027-03-29' }],
    ['two substitutes: 2 × 60 + 3 × 30 + 2 × 36', 28_200, { ...hourAtNine, week: '2027-12-27' }],
    ['a substitute for New Year: 60 + 4 × 30 + 2 × 36', 25_200, { ...hourAtNine, week: '2028-01-03' }],
    ['a holiday counts in no week without one', 22_200, { ...hourAtNine, week: '2026-11-25' }],
    ['8 × 33 on a Monday', 26_400, { ...night, weekdays: [1] }],
    ['2 × 33 on Friday, 6 × 36 on Saturday', 28_200, { ...night, weekdays: [5] }],
    ['2 × 36 on Sunday, 6 × 33 on Monday', 27_000, { ...night, weekdays: [7] }],
    ['2 × 33, then 6 × 60 on Christmas Day', 42_600, { ...night, weekdays: [4], week: '2026-12-24' }],
    [
      '2 × 36, then 6 × 60 on 28 December, in the next week',
      43_200,
      { ...night, weekdays: [7], week: '2026-12-24' },
    ],
    ['8 × 36 while the clock goes forward', 28_800, { ...night, weekdays: [6], week: '2027-03-27' }],
    ['8 × 36 while the clock goes back', 28_800, { ...night, weekdays: [6], week: '2027-10-30' }],
    ['5 × (22.50 + 15 + 24.75)', 31_125, { ...hourAtNine, visits: threeVisits, weekdays: [1, 2, 3, 4, 5] }],
    [
      '2 × 2 × (27 + 18 + 27), two carers at a weekend',
      28_800,
      { ...hourAtNine, visits: threeVisits, weekdays: [6, 7], carers: 2 },
    ],
    [
      '5 × 2 × (8.25 + 7.50) + 2 × 2 × 18, two carers as the day begins',
      22_950,
      { ...hourAtNine, visits: [{ start: '06:45', minutes: 30 }], carers: 2 },
    ],
  ])('%s', (_sum, pence, plan) => {
    expect(weekEstimate(plan, list).total).toBe(pence);
  });

  it('a visit below the shortest costs as much as that: 15 + 16.50', () => {
    const plan = { ...hourAtNine, visits: [{ start: '18:30', minutes: 30 }], weekdays: [1] };
    expect(weekEstimate(plan, { ...list, minimumMinutes: 60 }).total).toBe(3150);
  });
});

/** Walks through a visit minute by minute, with the calendar as a second opinion on the days. */
function reckoned({ visits, weekdays, carers, week }: WeekPlan, { hour, day, minimumMinutes }: Prices) {
  const anyDay = new Date(`${week ?? '2026-11-02'}T00:00:00Z`);
  const daysSinceMonday = (anyDay.getUTCDay() + 6) % 7;
  let total = 0;
  for (const weekday of weekdays)
    for (const { start, minutes } of visits) {
      const minute = new Date(anyDay);
      minute.setUTCDate(minute.getUTCDate() - daysSinceMonday + weekday - 1);
      minute.setUTCHours(Number(start.slice(0, 2)), Number(start.slice(3)));
      let sixtieths = 0;
      for (let passed = 0; passed < Math.max(minutes, minimumMinutes); passed += 1) {
        const [date = '', clock = ''] = minute.toISOString().split('T');
        const isWeekend = ['Sat', 'Sun'].includes(minute.toUTCString().slice(0, 3));
        if (week !== null && date in bankHolidays) sixtieths += hour.bankHoliday ?? hour.weekend ?? hour.day;
        else if (isWeekend) sixtieths += hour.weekend ?? hour.day;
        else if (clock >= day.begins && clock < day.ends) sixtieths += hour.day;
        else sixtieths += hour.evening ?? hour.day;
        minute.setUTCMinutes(minute.getUTCMinutes() + 1);
      }
      total += Math.round(sixtieths / 60) * carers;
    }
  return total;
}

const lists: Prices[] = [
  list,
  { ...list, hour: { day: 3133, evening: 3307, weekend: 3571, bankHoliday: 4799 }, minimumMinutes: 60 },
  { ...list, hour: { day: 2950, bankHoliday: 5900 }, day: { begins: '06:30', ends: '22:15' } },
  { ...list, hour: { day: 3200, weekend: 3600 }, minimumMinutes: 45 },
];
const weeks = [
  ...[null, '2026-12-25', '2026-12-28', '2027-01-01', '2027-03-27', '2027-03-29', '2027-05-02'],
  ...['2027-10-31', '2027-12-27', '2028-01-02', '2028-02-29', '2028-04-14', '2028-12-26'],
];
const starts = ['00:00', '05:45', '06:59', '07:00', '09:10', '12:00', '18:15', '18:59', '21:40', '23:59'];
const days = [[1], [5], [6, 7], [7], [1, 2, 3, 4, 5], everyDay, [2, 4, 6]];
const at = <T>(choices: readonly T[], index: number): T => choices[index % choices.length] as T;

/** Steps through lists of lengths without a common factor, so that all that can meet does. */
const plans = Array.from({ length: 160 }, (_, index): [number, WeekPlan, Prices] => {
  const { minutes } = at(pricePage.lengths, index * 3);
  const visits = [
    { start: at(starts, index), minutes },
    ...(index % 4 === 0 ? [{ start: at(starts, index + 5), minutes: 45 }] : []),
  ];
  const plan = { visits, weekdays: at(days, index), carers: 1 + (index % 2), week: at(weeks, index) };
  return [index + 1, plan, at(lists, Math.floor(index / 2))];
});

describe('160 weeks reckoned a second time, minute by minute', () => {
  it.each(plans)('number %i comes to the same', (_number, plan, prices) => {
    expect(weekEstimate(plan, prices).total).toBe(reckoned(plan, prices));
  });
});
