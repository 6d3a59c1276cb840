import { londonTime } from '../london-clock.ts';

/** Nobody's telephone should ring for a job before this hour. */
const MORNING = 7;
/** So far back a site that was away makes up for what it has not told. */
const DAYS_BACK = 3;

/**
 * The days whose new jobs may be told now, London's, oldest first: each from seven in the morning after it. A day has
 * ended then, for every instance, so that its jobs are all known and one mail can tell them.
 */
export function endedDays(now: Date): string[] {
  const time = londonTime(now);
  const newest = time.toPlainDate().subtract({ days: time.hour < MORNING ? 2 : 1 });
  const daysBefore = Array.from({ length: DAYS_BACK }, (_, index) => DAYS_BACK - 1 - index);
  return daysBefore.map((days) => newest.subtract({ days }).toString());
}
