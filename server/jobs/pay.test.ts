import { expect, it } from 'vitest';
import { readPay } from './pay.ts';

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
