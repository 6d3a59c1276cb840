/** Made when it is first used: a page's first formatter takes a phone 80 ms. */
function formatter(options: Intl.DateTimeFormatOptions): (at: Date) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (at) => {
    made ??= new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
    return made.format(at);
  };
}

const dayMonthYear = formatter({ day: 'numeric', month: 'long', year: 'numeric' });

export function localDate(day: string): string {
  return dayMonthYear(new Date(day));
}

const weekday = formatter({ weekday: 'long' });

export function weekdayInWords(date: string): string {
  return weekday(new Date(`${date}T12:00:00Z`));
}

const weekdayDayMonth = formatter({ weekday: 'long', day: 'numeric', month: 'long' });

export function dayInWords(date: string): string {
  return weekdayDayMonth(new Date(`${date}T12:00:00Z`)).replace(',', '');
}

export function timeInWords(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const past = minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past} ${hours < 12 ? 'am' : 'pm'}`;
}

const monthYear = formatter({ month: 'long', year: 'numeric' });

export function monthAndYear({ year, month }: { year: number; month: number }): string {
  return monthYear(new Date(Date.UTC(year, month - 1)));
}

export function ordinalDate(date: string): string {
  const noon = new Date(`${date}T12:00:00Z`);
  const day = noon.getUTCDate();
  const rest = monthYear(noon);
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
