import * as v from 'valibot';
import { type Hours, openingTimes } from '#domain/content/opening-times.ts';
import { WEEKDAYS } from '#domain/time/day-words.ts';

const LINE = /^(\w+)(?:\s*(?:to|-|–)\s*(\w+))?\s+(\d\d:\d\d)\s*[-–]\s*(\d\d:\d\d)$/;
const days: readonly string[] = WEEKDAYS;

/** @param line such as `Monday to Friday 09:00-17:00` */
export function readHours(line: string): Record<string, Hours> {
  const [, first = '', last = first, opens = '', closes = ''] = LINE.exec(line) ?? [];
  const meant = days.slice(days.indexOf(first), days.indexOf(last) + 1);
  return Object.fromEntries(days.includes(first) ? meant.map((day) => [day, [opens, closes]]) : []);
}

export function hoursFault(line: string): string | null {
  const { success } = v.safeParse(openingTimes.entries.week, readHours(line));
  return success ? null : `${line}: must be such as Monday to Friday 09:00-17:00`;
}
