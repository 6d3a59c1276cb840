import { WEEKDAYS } from './day-words.ts';

// Without a formatter: a page's first takes a phone 80 ms.
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export function localDate(day: string): string {
  const date = new Date(day);
  return `${date.getUTCDate()} ${monthAndYear(monthOf(date))}`;
}

export function weekdayInWords(date: string): string {
  return `${WEEKDAYS[(new Date(date).getUTCDay() + 6) % 7]}`;
}

export function dayInWords(date: string): string {
  const at = new Date(date);
  return `${weekdayInWords(date)} ${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]}`;
}

/** @param month 1 is January */
export function monthAndYear({ year, month }: { year: number; month: number }): string {
  return `${MONTHS[month - 1]} ${year}`;
}

export function ordinalDate(date: string): string {
  const at = new Date(date);
  const day = at.getUTCDate();
  return `${day}${ordinalEnding(day)} ${monthAndYear(monthOf(at))}`;
}

const monthOf = (date: Date) => ({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 });

function ordinalEnding(day: number): string {
  if (day > 10 && day < 14) return 'th';
  return { 1: 'st', 2: 'nd', 3: 'rd' }[day % 10] ?? 'th';
}

/** `in a minute`, `in 2 hours`: never sooner than `milliseconds`. */
export function waitInWords(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  if (minutes === 1) return 'in a minute';
  if (minutes <= 50) return `in ${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'in an hour' : `in ${hours} hours`;
}

/** `45 minutes`, `1 hour`, `2 hours 15 minutes`. */
export function durationInWords(minutes: number): string {
  const counted = (count: number, unit: string) =>
    count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`;
  return [counted(Math.floor(minutes / 60), 'hour'), counted(minutes % 60, 'minute')]
    .filter(Boolean)
    .join(' ');
}
