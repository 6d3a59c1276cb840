import { addDays, londonMoment } from '#domain/time/london-time.ts';

/** Nobody's telephone should ring for a job before, in minutes since midnight. */
const MORNING = 7 * 60;
/** So far back a site that was away makes up for what it has not told. */
const DAYS_BACK = 3;

/**
 * The days whose new jobs may be told now, London's, oldest first: each from seven in the morning after it. A day has
 * ended then, for every instance, so that its jobs are all known and one mail can tell them.
 */
export function endedDays(now: Date): string[] {
  const { date, minutes } = londonMoment(now);
  const newest = addDays(date, minutes < MORNING ? -2 : -1);
  return Array.from({ length: DAYS_BACK }, (_, index) => addDays(newest, index + 1 - DAYS_BACK));
}
