import { retention } from '#content/retention.yaml';
import type { Period, RetentionId } from '../content/retention.ts';

export type RetainedKind =
  | 'enquiry'
  | 'call-request'
  | 'area-notice'
  | 'event-registration'
  | 'application'
  /** Becomes a `job-alert` when confirmed. */
  | 'job-alert-request'
  | 'job-alert';

export const retentionOf: Record<RetainedKind, RetentionId> = {
  enquiry: 'websiteEnquiries',
  'call-request': 'websiteEnquiries',
  'area-notice': 'websiteEnquiries',
  'event-registration': 'websiteEnquiries',
  application: 'recruitment',
  'job-alert-request': 'unconfirmedJobAlerts',
  'job-alert': 'jobAlerts',
};

/** Each rule's period in words: texts have a rule's name where it stands. */
export const kept = Object.fromEntries(
  Object.entries(retention).map(([id, { period }]) => [id, periodInWords(period)]),
) as Record<RetentionId, string>;

export const retentionTable: { label: string; period: string; wording: string }[] = Object.values(
  retention,
).map((rule) => ({ label: rule.label, period: rulePeriod(rule), wording: rule.wording }));

export function periodInWords(period: Period): string {
  const counts: [number | undefined, string][] = [
    [period.years, 'year'],
    [period.months, 'month'],
    [period.days, 'day'],
  ];
  return counts
    .filter(([count]) => count)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ');
}

function rulePeriod(rule: { period: Period; childPeriod?: Period }): string {
  const period = periodInWords(rule.period);
  return rule.childPeriod ? `${period} (${periodInWords(rule.childPeriod)} for children)` : period;
}
