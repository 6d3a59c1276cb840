import { WEEKDAYS } from './day-words.ts';

/** `every day`, `Monday to Friday`, `Monday, Wednesday and Sunday`; 1 is Monday. */
export function weekdaysInWords(weekdays: readonly number[]): string {
  const days = [...new Set(weekdays)].toSorted((one, other) => one - other);
  const names = days.map((day) => `${WEEKDAYS[day - 1]}`);
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  if (days.length === 7) return 'every day';
  if (days.length > 2 && last - first === days.length - 1) return `${names[0]} to ${names.at(-1)}`;
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
}
