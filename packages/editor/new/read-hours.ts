import * as v from 'valibot';
import { type Hours, openingTimes } from '../../../domain/content/company/opening-times.ts';
import { WEEKDAYS } from '../../../domain/time/day-words.ts';

const TIME = String.raw`(\d\d?)(?:[.:](\d\d))? ?(am|pm)?`;
const TIMES = new RegExp(`(?:from )?${TIME} ?(?:to|-|–) ?${TIME}`, 'i');
const DAYS = /^([a-z]+)(?: ?(?:to|-|–) ?([a-z]+))?$/i;
const days: readonly string[] = WEEKDAYS;

/** @param line such as `Monday to Friday 09:00-17:00`, or `8am-6pm Mon-Sat` as people write it; without days it is the working week */
export function readHours(line: string): Record<string, Hours> {
  const plain = line.trim().replaceAll(/\s+/g, ' ');
  const [found = '', ...times] = TIMES.exec(plain) ?? [];
  const named = plain.replace(found, '').replace(/[:;,]/g, '').trim();
  const [, first = '', last = first] = DAYS.exec(named || 'Monday to Friday') ?? [];
  const [from, to] = [indexOf(first), indexOf(last)];
  const [opens, closes] = onClock(times);
  if (found === '' || from < 0 || to < from) return {};
  return Object.fromEntries(days.slice(from, to + 1).map((day) => [day, [opens, closes]]));
}

/** Any beginning that is one day’s alone. */
const indexOf = (name: string) =>
  name.length < 2
    ? -1
    : days.findIndex((day) => day.toLowerCase().startsWith(name.toLowerCase().replace(/s$/, '')));

function onClock([hour = '', minutes = '00', half, end = '', endMinutes, endHalf]: (
  | string
  | undefined
)[]): Hours {
  // From 9 to 5 ends in the afternoon.
  const isAfternoon = !endHalf && !endMinutes && Number(end) < 12 && Number(end) <= Number(hour);
  return [at(hour, minutes, half), at(end, endMinutes ?? '00', isAfternoon ? 'pm' : endHalf)];
}

function at(hour: string, minutes: string, half?: string): string {
  const ofDay = half ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : hour;
  return `${String(ofDay).padStart(2, '0')}:${minutes}`;
}

export function hoursFault(line: string): string | null {
  const { success } = v.safeParse(openingTimes.entries.week, readHours(line));
  return success ? null : `${line}: must be such as Monday to Friday 09:00-17:00`;
}
