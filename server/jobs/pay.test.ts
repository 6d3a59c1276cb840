import { expect, it } from 'vitest';
import { hourlyPay, readPay } from './pay.ts';

it.each([
  ['£12.60 an hour', { least: 12.6, most: 12.6, unit: 'HOUR' }],
  ['£12.60 to £13.40 an hour', { least: 12.6, most: 13.4, unit: 'HOUR' }],
  ['£12.60–£13.40 per hour', { least: 12.6, most: 13.4, unit: 'HOUR' }],
  ['£12.60 - 13.40/hour', { least: 12.6, most: 13.4, unit: 'HOUR' }],
  ['£26,000 to £28,500 a year', { least: 26000, most: 28500, unit: 'YEAR' }],
  ['£26,000 per annum (pro rata)', { least: 26000, most: 26000, unit: 'YEAR' }],
  ['£95 a night', { least: 95, most: 95, unit: 'DAY' }],
  ['£700 a week', { least: 700, most: 700, unit: 'WEEK' }],
  ['£26,000', null],
  ['Competitive', null],
  ['Up to £13 an hour', null],
  ['£12 an hour plus 45p a mile', null],
  ['£12 an hour, paid every week', null],
  ['£13 to £12 an hour', null],
  ['£0 an hour', null],
  [null, null],
])('%j is understood as %j', (text, pay) => {
  expect(readPay(text)).toEqual(pay);
});

it.each([
  ['£12.60 to £13.40 an hour', '', 13.4],
  ['£27,300 a year', '37.5', 14],
  ['£27,300 a year', '', 14],
  ['£27,300 pro rata per annum', '20', 14],
  ['£820 a week', '48 on average in the weeks you work', 17.08],
  ['£2,275 a month', '37.5', 14],
  ['£105 a night', '30', 14],
  ['£26,000', '20 to 25', 20],
  ['£12.60', '30', 12.6],
  ['Up to £13 an hour, paid every week', '', 13],
  ['£12 an hour plus 45p a mile', '', 12],
  ['£500', '30', null],
  ['Competitive', '30', null],
  [null, '30', null],
])('%j at %s hours a week is %j pounds an hour', (salary, hoursPerWeek, expected) => {
  const hourly = hourlyPay({ salary, hoursPerWeek });
  expect(hourly && Number(hourly.toFixed(2))).toBe(expected);
});
