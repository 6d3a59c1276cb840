export interface WallMoment {
  date: string;
  weekday: number;
  minutes: number;
}

/** Making a formatter takes longer than everything else on a page together, so each zone's is made once. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock = clocks.get(timeZone) ?? makeClock(timeZone);
  clocks.set(timeZone, clock);
  return clock;
}

function makeClock(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

export function wallMoment(at: Date, timeZone: string): WallMoment {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(at)
      .map((part) => [part.type, part.value]),
  );
  const date = `${parts.year}-${parts.month}-${parts.day}`;
  return { date, weekday: weekdayOf(date), minutes: Number(parts.hour) * 60 + Number(parts.minute) };
}

/** The engine's own name of a zone, such as `Australia/Sydney`; empty for anything else. */
export function timeZoneName(typed: string): string {
  if (!/^[A-Za-z]{2,20}(?:\/[\w+-]{1,30}){1,2}$/.test(typed)) return '';
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: typed }).resolvedOptions().timeZone;
  } catch {
    return '';
  }
}

const MINUTE = 60_000;

/** A time that the change to summer time skips is an hour later; of one that comes twice in autumn, the first is meant. */
export function wallInstant(date: string, minutes: number, timeZone: string): Date {
  const offsetAt = (time: number) => offsetIn(timeZone, time);
  const asUtc = new Date(`${date}T00:00:00Z`).getTime() + minutes * MINUTE;
  const offsetBefore = offsetAt(asUtc - 24 * 60 * MINUTE);
  const first = asUtc - offsetBefore;
  if (offsetAt(first) === offsetBefore) return new Date(first);
  const offsetAfter = offsetAt(asUtc + 24 * 60 * MINUTE);
  const second = asUtc - offsetAfter;
  return new Date(offsetAt(second) === offsetAfter ? second : first);
}

function offsetIn(timeZone: string, time: number): number {
  const shown = wallMoment(new Date(time), timeZone);
  const shownAsUtc = new Date(`${shown.date}T00:00:00Z`).getTime() + shown.minutes * MINUTE;
  return shownAsUtc - Math.floor(time / MINUTE) * MINUTE;
}

export function addDays(date: string, days: number): string {
  const at = new Date(`${date}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** True of a day that the calendar has, such as `2028-02-29`; the engine itself would read 30 February as 1 March. */
export function isDay(date: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date);
}

export function weekdayOf(date: string): number {
  return new Date(`${date}T12:00:00Z`).getUTCDay() || 7;
}

export function clockTime(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
