import { brand } from '#content/brand.ts';

/** What the office clock shows at this moment, in summer and in winter. */
export function londonTime(at: Date): Temporal.ZonedDateTime {
  return at.toTemporalInstant().toZonedDateTimeISO(brand.timeZone);
}

/** London's day at this moment: `2026-11-21`. */
export function londonDate(at: Date): string {
  return londonTime(at).toPlainDate().toString();
}

/** The moment at which a day (`2026-11-21`) begins in London. */
export function londonMidnight(day: string | Temporal.PlainDate): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(brand.timeZone).epochMilliseconds);
}
