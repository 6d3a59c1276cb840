import * as v from 'valibot';
import { type Hours, openingTimes } from '#domain/content/opening-times.ts';
import { WEEKDAYS } from '#domain/time/day-words.ts';

const TIME = String.raw`(\d\d?)(?:[.:](\d\d))? ?(am|pm)?`;
const LINE = new RegExp(String.raw`^(\w+)(?: ?(?:to|-|–) ?(\w+))? ${TIME} ?(?:to|-|–) ?${TIME}$`);
const days: readonly string[] = WEEKDAYS;

/** @param line such as `Monday to Friday 09:00-17:00`, or `8.30 am to 5 pm` as people write it */
export function readHours(line: string): Record<string, Hours> {
  const [, first = '', last = first, ...times] = LINE.exec(line.trim().replaceAll(/\s+/g, ' ')) ?? [];
  const meant = days.slice(days.indexOf(first), days.indexOf(last) + 1);
  const [opens, closes] = [onClock(times.slice(0, 3)), onClock(times.slice(3))];
  return Object.fromEntries(days.includes(first) ? meant.map((day) => [day, [opens, closes]]) : []);
}

function onClock([hour = '', minutes = '00', half]: (string | undefined)[]): string {
  const ofDay = half ? (Number(hour) % 12) + (half === 'pm' ? 12 : 0) : hour;
  return `${String(ofDay).padStart(2, '0')}:${minutes}`;
}

export function hoursFault(line: string): string | null {
  const { success } = v.safeParse(openingTimes.entries.week, readHours(line));
  return success ? null : `${line}: must be such as Monday to Friday 09:00-17:00`;
}
