import { brand } from '#content/brand.yaml';

export function londonTime(at: Date): Temporal.ZonedDateTime {
  return at.toTemporalInstant().toZonedDateTimeISO(brand.timeZone);
}

let latest = { minute: Number.NaN, date: '' };

/** `2026-11-21`. Every page asks several times, and days begin with a minute. */
export function londonDate(at: Date): string {
  const minute = Math.floor(at.getTime() / 60_000);
  if (minute !== latest.minute) latest = { minute, date: londonTime(at).toPlainDate().toString() };
  return latest.date;
}

export function londonMidnight(day: string | Temporal.PlainDate): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(brand.timeZone).epochMilliseconds);
}
