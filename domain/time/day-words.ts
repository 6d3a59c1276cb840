export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** `9 am`, `12.30 pm`, `midday`, from `09:00`, `12:30` and `12:00`: nobody is sure which twelve “12 am” is. */
export function timeInWords(time: string): string {
  if (time === '00:00') return 'midnight';
  if (time === '12:00') return 'midday';
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const past = minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past} ${hours < 12 ? 'am' : 'pm'}`;
}
