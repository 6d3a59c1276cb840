import { expect, it } from 'vitest';
import { pricesForTests as list } from './prices-for-tests.ts';
import { visitPrice } from './visit-price.ts';

const holidays = new Set(['2026-12-25', '2026-12-28', '2027-03-29']);

it.each([
  // A Wednesday.
  ['2026-11-25', '09:00', 60, 1, 3000, 'an hour by day'],
  ['2026-11-25', '09:00', 30, 1, 1500, 'half an hour'],
  ['2026-11-25', '09:00', 45, 1, 2250, 'three quarters of an hour'],
  ['2026-11-25', '09:00', 60, 2, 6000, 'an hour with two carers'],
  ['2026-11-25', '09:00', 15, 1, 1500, 'a quarter, which costs as much as the shortest visit'],
  ['2026-11-25', '09:00', 15, 2, 3000, 'the shortest visit, with two carers'],
  ['2026-11-25', '06:30', 60, 1, 3150, 'half before the day begins'],
  ['2026-11-25', '06:00', 60, 1, 3300, 'up to the minute in which the day begins'],
  ['2026-11-25', '07:00', 60, 1, 3000, 'from the minute in which the day begins'],
  ['2026-11-25', '18:00', 60, 1, 3000, 'up to the minute in which the day ends'],
  ['2026-11-25', '19:00', 60, 1, 3300, 'from the minute in which the day ends'],
  ['2026-11-25', '18:45', 45, 1, 2400, 'a quarter by day and half an hour in the evening'],
  ['2026-11-25', '18:45', 15, 1, 1575, 'the shortest visit over the end of the day'],
  ['2026-11-25', '22:00', 480, 1, 26_400, 'eight hours from ten in the evening'],
  ['2026-11-25', '23:00', 540, 1, 29_400, 'eight hours of the night and one by day'],
  ['2026-11-25', '23:30', 60, 1, 3300, 'over midnight, within the week'],
  // A Friday, a Saturday, a Sunday.
  ['2026-11-27', '23:30', 60, 1, 3450, 'over midnight into Saturday'],
  ['2026-11-27', '22:00', 240, 1, 13_800, 'two hours on Friday evening, two on Saturday'],
  ['2026-11-28', '09:00', 60, 1, 3600, 'an hour on Saturday'],
  ['2026-11-28', '21:00', 60, 1, 3600, 'an evening at the weekend is no dearer'],
  ['2026-11-29', '23:00', 120, 1, 6900, 'over midnight out of Sunday'],
  ['2026-11-29', '23:00', 120, 2, 13_800, 'over midnight out of Sunday, with two carers'],
  // Christmas Day is a Friday, its Monday the substitute of Boxing Day.
  ['2026-12-25', '09:00', 60, 1, 6000, 'an hour on a bank holiday'],
  ['2026-12-24', '23:30', 60, 1, 4650, 'into a bank holiday'],
  ['2026-12-25', '23:30', 60, 1, 4800, 'out of a bank holiday into Saturday'],
  ['2026-12-27', '23:00', 120, 1, 9600, 'out of a Sunday into a bank holiday'],
  ['2026-12-28', '23:00', 120, 1, 9300, 'out of a bank holiday into a Tuesday'],
  ['2026-12-25', '09:00', 15, 2, 6000, 'the shortest visit on a bank holiday, with two carers'],
  // The clock goes forward on 28 March 2027 and back on 31 October 2027, both Sundays.
  ['2027-03-28', '00:30', 120, 1, 7200, 'two hours while the clock goes forward'],
  ['2027-10-31', '00:30', 120, 1, 7200, 'two hours while the clock goes back'],
  ['2027-03-28', '23:00', 120, 1, 9600, 'after the change of the clock, into Easter Monday'],
  ['2026-11-25', '12:00', 720, 1, 37_500, 'twelve hours: seven by day, five in the evening'],
  ['2026-11-27', '12:00', 720, 1, 37_500, 'twelve hours up to Saturday'],
])('on %s at %s, %i minutes with %i: %i pence (%s)', (date, start, minutes, carers, pence) => {
  expect(visitPrice({ date, start, minutes, carers }, list, holidays)).toBe(pence);
});

it('rounds a visit to the penny, once for each carer', () => {
  const odd = { ...list, hour: { day: 3133 } };
  // 31.33 for an hour: 15.665 for half, and 23.4975 for three quarters.
  expect(visitPrice({ date: '2026-11-25', start: '09:00', minutes: 30, carers: 1 }, odd, holidays)).toBe(
    1567,
  );
  expect(visitPrice({ date: '2026-11-25', start: '09:00', minutes: 45, carers: 2 }, odd, holidays)).toBe(
    4700,
  );
});

it('takes the price by day where no other is given', () => {
  const plain = { ...list, hour: { day: 3000 } };
  for (const [date, start] of [
    ['2026-11-25', '22:00'],
    ['2026-11-28', '09:00'],
    ['2026-12-25', '09:00'],
  ] as const)
    expect(visitPrice({ date, start, minutes: 60, carers: 1 }, plain, holidays)).toBe(3000);
});
