import { brand } from '#content/brand.ts';

export function londonTime(at: Date): Temporal.ZonedDateTime {
  return at.toTemporalInstant().toZonedDateTimeISO(brand.timeZone);
}

/** `2026-11-21` */
export function londonDate(at: Date): string {
  return londonTime(at).toPlainDate().toString();
}

export function londonMidnight(day: string | Temporal.PlainDate): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(brand.timeZone).epochMilliseconds);
}
