/** A moment as the clock on a wall shows it. */
export interface WallMoment {
  /** `2026-11-21`. */
  date: string;
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** Minutes since midnight on the clock. */
  minutes: number;
}

/** What a clock in this time zone shows at this moment, in summer and in winter. */
export function wallMoment(at: Date, timeZone: string): WallMoment {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(clock.formatToParts(at).map((part) => [part.type, part.value]));
  const date = `${parts.year}-${parts.month}-${parts.day}`;
  return { date, weekday: weekdayOf(date), minutes: Number(parts.hour) * 60 + Number(parts.minute) };
}

/** The date so many days later (or earlier, if negative). */
export function addDays(date: string, days: number): string {
  const at = new Date(`${date}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T12:00:00Z`).getUTCDay() || 7;
}
