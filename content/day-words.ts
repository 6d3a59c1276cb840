export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** `every day`, `Monday to Friday`, `Monday, Wednesday and Sunday`; 1 is Monday. */
export function weekdaysInWords(weekdays: readonly number[]): string {
  const days = [...new Set(weekdays)].toSorted((one, other) => one - other);
  const names = days.map((day) => `${WEEKDAYS[day - 1]}`);
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  if (days.length === 7) return 'every day';
  if (days.length > 2 && last - first === days.length - 1) return `${names[0]} to ${names.at(-1)}`;
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
}

/** `9 am`, `12.30 pm`, from `09:00` and `12:30`. */
export function timeInWords(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const past = minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past} ${hours < 12 ? 'am' : 'pm'}`;
}
