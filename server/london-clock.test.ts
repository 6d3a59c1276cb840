import { expect, it } from 'vitest';
import { londonInstant, londonMoment } from '#domain/time/london-time.ts';
import { addDays } from '#domain/time/wall-clock.ts';
import { londonDate, londonMidnight, londonTime } from './london-clock.ts';

const DAYS = Array.from({ length: 5 * 366 }, (_, index) => addDays('2025-12-01', index));
const HALF_AN_HOUR = 30 * 60_000;

it('shows what the clock of the pages shows, through every change of the clocks', () => {
  for (const day of DAYS) {
    expect(londonMidnight(day)).toEqual(londonInstant(day, 0));
    for (const ms of [-HALF_AN_HOUR, 0, 3 * HALF_AN_HOUR]) {
      const at = new Date(londonMidnight(day).getTime() + ms);
      const { hour, minute } = londonTime(at);
      expect({ date: londonDate(at), minutes: hour * 60 + minute }).toMatchObject({
        date: londonMoment(at).date,
        minutes: londonMoment(at).minutes,
      });
    }
  }
});

it('is an hour ahead of Greenwich in summer', () => {
  expect(londonDate(new Date('2026-07-01T23:30:00Z'))).toBe('2026-07-02');
  expect(londonDate(new Date('2026-11-21T23:30:00Z'))).toBe('2026-11-21');
  expect(londonMidnight('2026-07-02')).toEqual(new Date('2026-07-01T23:00:00Z'));
});
