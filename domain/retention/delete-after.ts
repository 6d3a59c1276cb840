import { retention } from '#content/retention.yaml';
import type { Period } from '../content/retention.ts';
import { type RetainedKind, retentionOf } from './periods.ts';

export function deleteAfter(kind: RetainedKind, from: Date): Date {
  return addPeriod(from, retention[retentionOf[kind]].period);
}

/** Calendar years and months, cut to the last day of a shorter month; then days of 24 hours. */
export function addPeriod(from: Date, period: Period): Date {
  const until = new Date(from);
  const month = until.getUTCMonth() + (period.years ?? 0) * 12 + (period.months ?? 0);
  const day = until.getUTCDate();
  until.setUTCDate(1);
  until.setUTCMonth(month);
  const lastDay = new Date(Date.UTC(until.getUTCFullYear(), until.getUTCMonth() + 1, 0)).getUTCDate();
  until.setUTCDate(Math.min(day, lastDay) + (period.days ?? 0));
  return until;
}
