import { describe, expect, it } from 'vitest';
import { bankHolidays } from '#content/bank-holidays.yaml';
import type { Hours, OpeningTimes } from '../content/company/opening-times.ts';
import { londonInstant, londonMoment } from '../time/london-time.ts';
import { addDays, weekdayOf } from '../time/wall-clock.ts';
import { hoursNotices } from './hours-notices.ts';
import {
  isOfficeDay,
  nextCalls,
  nextOfficeDays,
  openingSentence,
  openingState,
  shortHours,
} from './office-hours.ts';
import { openingHours, weekInWords } from './opening-hours.ts';
import * as timetables from './timetable.ts';

/** The provider's own hours may change; the rules may not. */
const day: Hours = ['09:00', '18:00'];
const times: OpeningTimes = {
  week: { Monday: day, Tuesday: day, Wednesday: day, Thursday: day, Friday: day },
  otherDays: {},
  notices: [],
};
const timetableOf = (opening: Pick<OpeningTimes, 'week' | 'otherDays'>) =>
  timetables.timetableOf(opening, bankHolidays, 'Europe/London');
const hours = timetableOf(times);

const sentences: [string, string, string][] = [
  ['a winter morning', '2026-11-20T10:00:00Z', 'Open now until 6 pm'],
  ['the minute before nine', '2026-11-20T08:59:59Z', 'Opens today 9 am'],
  ['nine sharp in winter', '2026-11-20T09:00:00Z', 'Open now until 6 pm'],
  ['the last second of the day', '2026-11-19T17:59:59Z', 'Open now until 6 pm'],
  ['six sharp', '2026-11-19T18:00:00Z', 'Opens tomorrow 9 am'],
  ['11 pm on a Wednesday', '2026-11-18T23:00:00Z', 'Opens tomorrow 9 am'],
  ['Friday evening', '2026-11-20T18:00:00Z', 'Opens Monday 9 am'],
  ['Saturday', '2026-11-21T12:00:00Z', 'Opens Monday 9 am'],
  ['Sunday', '2026-11-22T12:00:00Z', 'Opens tomorrow 9 am'],
  ['nine sharp in summer', '2026-07-01T08:00:00Z', 'Open now until 6 pm'],
  ['just before nine in summer', '2026-07-01T07:59:00Z', 'Opens today 9 am'],
  ['six sharp in summer', '2026-07-01T17:00:00Z', 'Opens tomorrow 9 am'],
  ['half past midnight in summer, still yesterday in UTC', '2026-07-05T23:30:00Z', 'Opens today 9 am'],
  ['the Friday before the clocks go back', '2026-10-23T17:30:00Z', 'Opens Monday 9 am'],
  ['the Monday after the clocks went back, 8.30', '2026-10-26T08:30:00Z', 'Opens today 9 am'],
  [
    'the first working day after the clocks went forward, 9.00',
    '2027-03-30T08:00:00Z',
    'Open now until 6 pm',
  ],
  ['the summer bank holiday', '2026-08-31T10:00:00Z', 'Opens tomorrow 9 am'],
  ['Maundy Thursday evening', '2026-04-02T19:00:00Z', 'Opens Tuesday 9 am'],
  ['Christmas Eve after closing', '2026-12-24T18:30:00Z', 'Opens Tuesday 9 am'],
  ['Boxing Day’s substitute day', '2026-12-28T10:00:00Z', 'Opens tomorrow 9 am'],
  ['New Year’s Day', '2027-01-01T11:00:00Z', 'Opens Monday 9 am'],
];

describe('opening hours', () => {
  it.each(sentences)('%s', (_name, at, sentence) => {
    expect(openingSentence(new Date(at), hours)).toBe(sentence);
  });

  it('are given as data too', () => {
    expect(openingState(new Date('2026-11-20T10:00:00Z'), hours)).toEqual({
      open: true,
      closes: '6 pm',
      opensDay: 'Monday',
      opensTime: '9 am',
    });
    expect(openingState(new Date('2026-11-21T10:00:00Z'), hours)).toEqual({
      open: false,
      opensDay: 'Monday',
      opensTime: '9 am',
    });
  });

  it.each([
    ['on a Friday evening', '2026-11-20T18:30:00Z', 'Monday, from 9\u00a0am'],
    ['on an evening before a working day', '2026-11-23T20:00:00Z', 'tomorrow, from 9\u00a0am'],
    ['before the office opens, as a call is chosen two hours ahead', '2026-11-23T08:30:00Z', 'today'],
  ])('say when the first calls can be %s', (_name, at, words) => {
    expect(nextCalls('{day}, from {time}', openingState(new Date(at), hours))).toBe(words);
  });

  it('of an office that is closed for months are told by its week', () => {
    const closed = Array.from({ length: 90 }, (_, days) => [addDays('2026-11-20', days), null]);
    const opensAtEight = { ...times, week: { Tuesday: ['08:00', '12:00'] as Hours } };
    const state = openingState(
      new Date('2026-11-20T10:00:00Z'),
      timetableOf({ ...opensAtEight, otherDays: Object.fromEntries(closed) }),
    );
    expect(state).toMatchObject({ open: false, opensTime: '8 am' });
  });

  it('may be others: half past eight to half past twelve on Saturdays', () => {
    const saturdays = timetableOf({ ...times, week: { Saturday: ['08:30', '12:30'] } });
    expect(openingSentence(new Date('2026-11-21T12:00:00Z'), saturdays)).toBe('Open now until 12.30 pm');
    expect(openingSentence(new Date('2026-11-21T13:00:00Z'), saturdays)).toBe(
      'Opens Saturday 28 November 8.30 am',
    );
  });

  describe('of a Christmas with a half day, an open bank holiday and a Saturday', () => {
    const christmas = {
      ...times,
      week: { ...times.week, Saturday: ['10:00', '12:00'] },
      otherDays: { '2026-12-24': ['09:00', '13:00'], '2026-12-28': ['10:00', '14:00'], '2026-12-29': null },
      notices: [{ from: '2026-12-14', until: '2027-01-04', text: 'Carers come on every day.' }],
    } satisfies OpeningTimes;

    it.each([
      ['2026-12-24T12:59:00Z', 'Open now until 1 pm'],
      ['2026-12-24T13:00:00Z', 'Opens Saturday 10 am'],
      ['2026-12-26T12:00:00Z', 'Opens Monday 10 am'],
      ['2026-12-28T11:00:00Z', 'Open now until 2 pm'],
      ['2026-12-28T14:00:00Z', 'Opens Wednesday 9 am'],
    ])('at %s: %s', (at, sentence) => {
      expect(openingSentence(new Date(at), timetableOf(christmas))).toBe(sentence);
    });

    it('are told two weeks before, with the notices of the day', () => {
      expect(hoursNotices(new Date('2026-12-15T10:00:00Z'), christmas)).toEqual([
        'Other hours soon: Thursday 24 December, 9 am to 1 pm; Friday 25 December, closed for Christmas Day; Monday 28 December, 10 am to 2 pm.',
        'Carers come on every day.',
      ]);
      expect(hoursNotices(new Date('2026-12-01T10:00:00Z'), christmas)).toEqual([]);
      expect(hoursNotices(new Date('2027-01-05T10:00:00Z'), christmas)).toEqual([]);
    });
  });

  it('leave out weekends and bank holidays', () => {
    expect(isOfficeDay('2026-12-24', hours)).toBe(true);
    expect(isOfficeDay('2026-12-25', hours)).toBe(false);
    expect(isOfficeDay('2026-12-26', hours)).toBe(false);
    expect(nextOfficeDays('2026-12-24', 3, hours)).toEqual(['2026-12-29', '2026-12-30', '2026-12-31']);
  });
});

describe('bank holidays', () => {
  it('are eight weekdays a year', () => {
    for (const year of ['2026', '2027', '2028']) {
      const dates = Object.keys(bankHolidays).filter((date) => date.startsWith(year));
      expect(dates).toHaveLength(8);
      for (const date of dates) expect(weekdayOf(date), date).toBeLessThan(6);
    }
  });

  it.each([2026, 2027, 2028])('have Good Friday and Easter Monday around Easter of %i', (year) => {
    const easter = easterSunday(year);
    expect(bankHolidays[addDays(easter, -2)]).toBe('Good Friday');
    expect(bankHolidays[addDays(easter, 1)]).toBe('Easter Monday');
  });
});

describe('London time', () => {
  it.each([
    ['2026-01-15', 14 * 60, '2026-01-15T14:00:00.000Z'],
    ['2025-09-27', 14 * 60, '2025-09-27T13:00:00.000Z'],
    ['2026-03-29', 3 * 60, '2026-03-29T02:00:00.000Z'],
    ['2026-03-29', 0, '2026-03-29T00:00:00.000Z'],
    ['2026-10-25', 0, '2026-10-24T23:00:00.000Z'],
    ['2026-10-25', 90, '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', 9 * 60, '2026-10-25T09:00:00.000Z'],
    ['2026-10-24', 12 * 60, '2026-10-24T11:00:00.000Z'],
  ])('%s at minute %i is %s', (date, minutes, instant) => {
    expect(londonInstant(date, minutes).toISOString()).toBe(instant);
  });

  it('comes back from every hour of the two days on which the clocks change', () => {
    for (const date of ['2026-03-29', '2026-10-25']) {
      for (let minutes = 0; minutes < 24 * 60; minutes += 30) {
        if (date === '2026-03-29' && minutes >= 60 && minutes < 120) continue;
        expect(londonMoment(londonInstant(date, minutes))).toMatchObject({ date, minutes });
      }
    }
  });

  it('takes a time that does not exist as an hour later', () => {
    expect(londonMoment(londonInstant('2026-03-29', 90))).toMatchObject({ minutes: 150 });
  });
});

/** The anonymous Gregorian computus. */
function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`;
}

it.each([
  ['Monday to Friday, 9 am to 6 pm', 'Mon–Fri 9 am–6 pm'],
  ['Tuesday to Saturday, 8.30 am to 5 pm', 'Tue–Sat 8.30 am–5 pm'],
  ['Wednesday to Sunday, 10 am to 12.30 pm', 'Wed–Sun 10 am–12.30 pm'],
  ['Monday to Friday, 9 am to 6 pm; Saturday, 9 am to 1 pm', 'Mon–Fri 9 am–6 pm'],
])('%s becomes %s', (long, short) => {
  expect(shortHours(long)).toBe(short);
});

it('leaves no more than the header has room for', () => {
  expect(shortHours(openingHours).length).toBeLessThanOrEqual(22);
});

it.each<[OpeningTimes['week'], string]>([
  [times.week, 'Monday to Friday, 9 am to 6 pm'],
  [{ ...times.week, Saturday: ['09:00', '13:00'] }, 'Monday to Friday, 9 am to 6 pm; Saturday, 9 am to 1 pm'],
  [
    { Monday: day, Wednesday: ['08:30', '12:00'], Thursday: day },
    'Monday and Thursday, 9 am to 6 pm; Wednesday, 8.30 am to midday',
  ],
])('the week is told by its hours: %j', (week, words) => {
  expect(weekInWords({ week })).toBe(words);
});
