import { describe, expect, it } from 'vitest';
import { pricePage } from '#content/price-page.yaml';
import { fill } from '../text/fill.ts';
import { pricesForTests as list } from './prices-for-tests.ts';
import { weekEstimate } from './week-estimate.ts';
import { readWeekPlan, type WeekPlan } from './week-plan.ts';

const right = 'start1=07:30&length1=45&day=1&day=2&carers=1';
const read = (query: string) => readWeekPlan(new URLSearchParams(query), list);
const { errors } = pricePage;
const notInList = fill(errors.week, { from: '1 November 2026', until: '26 December 2028' });

describe('what was chosen on the price page', () => {
  it('is nothing before the form was sent', () => {
    expect(read('')).toEqual({ kind: 'none' });
    expect(read('utm_source=letter')).toEqual({ kind: 'none' });
  });

  it('is a plan', () => {
    const plan: WeekPlan = {
      visits: [
        { start: '07:30', minutes: 45 },
        { start: '20:00', minutes: 30 },
      ],
      weekdays: [1, 3, 7],
      carers: 2,
      week: '2026-12-25',
    };
    const query =
      'start1=7.30&length1=45&start2=&length2=&start3=20:00&length3=30&day=7&day=1&day=3&carers=2&week=2026-12-25';
    expect(read(query)).toEqual({ kind: 'valid', plan });
  });

  it.each([
    ['nothing at all', 'carers=1', { start1: errors.visit, day1: errors.days }],
    ['no day', 'start1=07:30&length1=45&carers=1', { day1: errors.days }],
    ['a day that is none', `${right.replaceAll(/day=\d/g, 'day=8')}`, { day1: errors.days }],
    ['no length', right.replace('length1=45', 'length1='), { length1: errors.length }],
    ['a length below nothing', right.replace('=45', '=-45'), { length1: errors.length }],
    ['30 hours', right.replace('=45', '=1800'), { length1: errors.length }],
    ['letters', right.replace('=45', '=long'), { length1: errors.length }],
    ['no time', right.replace('07:30', ''), { start1: errors.start }],
    ['a time that is none', right.replace('07:30', '25:00'), { start1: errors.start }],
    ['a second visit without a time', `${right}&length2=45`, { start2: errors.start }],
    [
      'more than a day has',
      `${right.replace('=45', '=720')}&start2=08:00&length2=720&start3=09:00&length3=30`,
      { length1: errors.tooLong },
    ],
    ['10,000 carers', right.replace('carers=1', 'carers=10000'), { carers: errors.carers }],
    ['a day before the prices', `${right}&week=2026-10-31`, { week: notInList }],
    ['30 February', `${right}&week=2027-02-30`, { week: notInList }],
    ['29 February in a year that has none', `${right}&week=2027-02-29`, { week: notInList }],
    ['a visit twice', `${right}&start2=07:30&length2=45`, { start2: errors.overlap }],
    ['a visit in another', `${right}&start2=08:00&length2=30`, { start2: errors.overlap }],
    ['a visit that runs into the first', `${right}&start2=07:00&length2=45`, { start2: errors.overlap }],
    [
      'a night that runs into the next morning',
      `${right}&start3=22:00&length3=720`,
      { start3: errors.overlap },
    ],
    [
      'a night on Sunday that runs into Monday',
      'start1=23:00&length1=180&start2=01:00&length2=30&day=7&day=1&carers=1',
      { start2: errors.overlap },
    ],
    ['a day that no calendar has', `${right}&week=2026-13-45`, { week: notInList }],
  ])('with %s is answered at the field', (_what, query, expected) => {
    expect(read(query)).toEqual({ kind: 'invalid', errors: expected });
  });

  it.each([
    ['one visit after the other', `${right}&start2=08:15&length2=45`],
    [
      'a night before a day without a visit',
      'start1=07:30&length1=45&start2=22:00&length2=720&day=2&carers=1',
    ],
    ['29 February in a year that has one', `${right}&week=2028-02-29`],
  ])('with %s is a plan', (_what, query) => {
    expect(read(query).kind).toBe('valid');
  });

  it('of any length is read at once', () => {
    expect(read(`start1=${'1'.repeat(100_000)}&length1=45&day=1&carers=1`).kind).toBe('invalid');
  });
});

describe('the estimate of a week', () => {
  const plan: WeekPlan = {
    visits: [{ start: '07:30', minutes: 60 }],
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    carers: 1,
    week: null,
  };

  it('puts days of one price in one line', () => {
    const { lines, total } = weekEstimate(plan, list);
    expect(lines.map(({ weekdays, each }) => [weekdays, each])).toEqual([
      [[1, 2, 3, 4, 5], 3000],
      [[6, 7], 3600],
    ]);
    expect(total).toBe(5 * 3000 + 2 * 3600);
  });

  it('has the bank holidays of the week that is meant', () => {
    const { lines, total } = weekEstimate({ ...plan, week: '2026-12-23' }, list);
    expect(lines.map(({ weekdays, holiday }) => [weekdays, holiday])).toEqual([
      [[1, 2, 3, 4], null],
      [[5], 'Christmas Day'],
      [[6, 7], null],
    ]);
    expect(total).toBe(4 * 3000 + 6000 + 2 * 3600);
  });

  it('adds the visits of a day', () => {
    const visits = [
      { start: '07:30', minutes: 45 },
      { start: '12:30', minutes: 30 },
      { start: '20:00', minutes: 30 },
    ];
    const { total } = weekEstimate({ ...plan, visits, weekdays: [1, 6], carers: 2 }, list);
    // Monday 22.50 + 15 + 16.50; Saturday 27 + 18 + 18; twice.
    expect(total).toBe(2 * (5400 + 6300));
  });
});
