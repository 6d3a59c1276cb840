import { callText } from '#content/call-request.yaml';
import { fill } from '../text/fill.ts';
import { timeInWords } from '../time/day-words.ts';
import { dayInWords, weekdayInWords } from '../time/days-in-words.ts';
import { clockTime, minutesOf, timeZoneName, wallInstant, wallMoment } from '../time/wall-clock.ts';

export interface CallDay {
  date: string;
  times: string[];
}

export interface CallTime {
  date: string;
  time: string;
}

const NEXT_TIMES = 3;
/** A telephone shows no more in one line. */
const MAX_LISTED = 3;

/** The first that are free, or those that follow a time that has gone; near the end, the last. */
export function nextTimes(slots: readonly CallDay[], gone?: CallTime): CallTime[] {
  const all = slots.flatMap(({ date, times }) => times.map((time) => ({ date, time })));
  const later = gone ? all.filter((each) => callTimeValue(each) > callTimeValue(gone)) : all;
  return later.length < NEXT_TIMES ? all.slice(-NEXT_TIMES) : later.slice(0, NEXT_TIMES);
}

export function callTimeInWords({ date, time }: CallTime): string {
  return `${dayInWords(date)} at ${timeInWords(time)}`;
}

/** For the caller: on the office's clock, and on their own where that shows another time. */
export function callTimeForCaller(call: CallTime, ownZone: string, officeZone: string): string {
  const { ukTime, ownTime } = callText;
  const when = fill(ukTime, { when: callTimeInWords(call) });
  if (timeZoneName(ownZone) === '') return when;
  const own = wallMoment(wallInstant(call.date, minutesOf(call.time), officeZone), timeZoneName(ownZone));
  const time = clockTime(own.minutes);
  if (callTimeValue({ date: own.date, time }) === callTimeValue(call)) return when;
  return `${when} ${fill(ownTime, { day: weekdayInWords(own.date), time: timeInWords(time) })}`;
}

/** A day, and which of all the times it has not, or which alone it has. */
export function dayWithTimes({ date, times }: CallDay, all: readonly string[]): string {
  const { from, not, only, some } = callText.partDay;
  const day = dayInWords(date);
  const taken = all.filter((time) => !times.includes(time));
  const [first = ''] = times;
  const listed = (these: readonly string[]) => these.map(timeInWords).join(', ');
  if (taken.length === 0) return day;
  if (times.length === all.length - all.indexOf(first)) return fill(from, { day, time: timeInWords(first) });
  if (taken.length <= MAX_LISTED) return fill(not, { day, times: listed(taken) });
  return times.length <= MAX_LISTED ? fill(only, { day, times: listed(times) }) : fill(some, { day });
}

/** Says behind a sentence which times are free instead of one that has gone; empty if there are none. */
export function stillFree(free: readonly CallDay[], gone: CallTime): string {
  const next = nextTimes(free, gone).map((each, index, all) =>
    all[index - 1]?.date === each.date ? timeInWords(each.time) : callTimeInWords(each),
  );
  return next.length > 0 ? ` ${fill(callText.stillFree, { times: next.join(', ') })}` : '';
}

const VALUE = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)$/;

export function callTimeValue({ date, time }: CallTime): string {
  return `${date} ${time}`;
}

export function readCallTime(value: string): CallTime | null {
  const [, date, time] = VALUE.exec(value) ?? [];
  return date && time ? { date, time } : null;
}
