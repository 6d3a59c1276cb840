import { describe, expect, it } from 'vitest';
import { type AdvertisedDay, workedDay } from './worked-day.ts';

/** Five hours of visits, one hour and 12 miles between them. */
const day: AdvertisedDay = {
  travelTime: 'paid',
  mileage: '45p a mile',
  dayVisitMinutes: 300,
  dayTravelMinutes: 60,
  dayMiles: 12,
};
const pay = { least: 13.6, most: 13.6 };

describe('what an hour really pays', () => {
  it('is the pay where travel is paid time, with the miles beside it', () => {
    // 5 x £13.60 = £68; £68 + £13.60 = £81.60; £81.60 / 6 = £13.60; 12 x 45p = £5.40.
    expect(workedDay(day, pay)).toEqual({
      visits: { minutes: 300, pay: 6800 },
      travel: { minutes: 60, pay: 1360 },
      anHour: 1360,
      isLowerEnd: false,
      mileage: { miles: 12, aMile: 45, sum: 540 },
    });
  });

  it('is less where travel is not paid, rounded down to the penny', () => {
    // £68 / 6 hours = £11.333.
    expect(workedDay({ ...day, travelTime: 'not paid' }, pay)).toMatchObject({
      visits: { pay: 6800 },
      travel: { minutes: 60, pay: 0 },
      anHour: 1133,
    });
    // 4 hours 15 minutes x £12.40 = £52.70; £52.70 / 5 hours 35 minutes = £9.4388.
    const long = { ...day, travelTime: 'not paid', dayVisitMinutes: 255, dayTravelMinutes: 80 } as const;
    expect(workedDay(long, { least: 12.4, most: 12.4 })).toMatchObject({
      visits: { pay: 5270 },
      anHour: 943,
    });
  });

  it('is reckoned with the lower end of a range, and says so', () => {
    // 3.5 x £12.75 = £44.625; £44.625 / 4.25 hours = £10.50.
    const short = { ...day, travelTime: 'not paid', dayVisitMinutes: 210, dayTravelMinutes: 45 } as const;
    expect(workedDay(short, { least: 12.75, most: 14.2 })).toMatchObject({
      visits: { pay: 4463 },
      anHour: 1050,
      isLowerEnd: true,
    });
  });

  it('loses no penny to rounding where every minute is paid', () => {
    // £13.33 x 50 minutes / 50 minutes; 25 minutes are £5.554.
    expect(
      workedDay({ ...day, dayVisitMinutes: 25, dayTravelMinutes: 25 }, { least: 13.33, most: 13.33 }),
    ).toMatchObject({ visits: { pay: 555 }, travel: { pay: 555 }, anHour: 1333 });
  });

  it.each([
    ['of travel time', { travelTime: null }],
    ['of the time with people', { dayVisitMinutes: null }],
    ['of the time between them', { dayTravelMinutes: null }],
  ])('is not worked out where the advert says nothing %s', (_, fields) => {
    expect(workedDay({ ...day, ...fields }, pay)).toBeNull();
  });

  it('is the pay itself, and no example, where there is no travel', () => {
    expect(workedDay({ ...day, travelTime: 'none' }, pay)).toBeNull();
    expect(workedDay({ ...day, dayTravelMinutes: 0 }, pay)).toBeNull();
  });

  it.each([
    ['45p a mile', 45],
    ['45 p per mile', 45],
    ['£0.45', 45],
    ['£0.455 a mile', 45.5],
    ['45p for the first 10,000 miles, then 25p', 45],
    ['£1 a mile', 100],
  ])('takes miles at the rate that “%s” says', (mileage, aMile) => {
    expect(workedDay({ ...day, mileage, dayMiles: 10 }, pay)?.mileage).toEqual({
      miles: 10,
      aMile,
      sum: Math.round(aMile * 10),
    });
  });

  it.each([
    ['', 12],
    ['Not paid', 12],
    ['The rate of HMRC', 12],
    ['0p', 12],
    ['45', 12],
    ['1234p', 12],
    ['45p a mile', null],
    ['45p a mile', 0],
  ])('leaves the miles out where “%s” and %s miles name no sum', (mileage, dayMiles) => {
    expect(workedDay({ ...day, mileage, dayMiles }, pay)?.mileage).toBeNull();
  });
});
