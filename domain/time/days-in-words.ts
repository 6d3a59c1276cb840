const dayMonthYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

export function localDate(day: string): string {
  return dayMonthYear.format(new Date(day));
}

const weekdayDayMonth = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

export function dayInWords(date: string): string {
  return weekdayDayMonth.format(new Date(`${date}T12:00:00Z`)).replace(',', '');
}

export function timeInWords(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const past = minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past} ${hours < 12 ? 'am' : 'pm'}`;
}

const monthYear = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export function monthAndYear({ year, month }: { year: number; month: number }): string {
  return monthYear.format(new Date(Date.UTC(year, month - 1)));
}

export function ordinalDate(date: string): string {
  const noon = new Date(`${date}T12:00:00Z`);
  const day = noon.getUTCDate();
  const rest = monthYear.format(noon);
  return `${day}${ordinalEnding(day)} ${rest}`;
}

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
