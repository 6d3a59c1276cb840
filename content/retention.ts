/** The table of the privacy notice, and what the daily deletion runs by: a change here changes both. */
export interface Period {
  years?: number;
  months?: number;
  days?: number;
}

export interface RetentionRule {
  label: string;
  period: Period;
  /** If the records are a child's and the period differs. */
  childPeriod?: Period;
  /** When the period begins, and what is done with the records. */
  wording: string;
}

export const retention = {
  residentCare: {
    label: 'Care records of the people we support',
    period: { years: 8 },
    childPeriod: { years: 25 },
    wording: 'After the last care we gave.',
  },
  staffEmployment: {
    label: 'Staff employment records',
    period: { years: 6 },
    wording: 'After the job or volunteering ends.',
  },
  dbsCertificates: {
    label: 'Copies of DBS certificates',
    period: { months: 6 },
    wording: 'After the decision to recruit. We then keep only the certificate’s number and date.',
  },
  cctv: {
    label: 'CCTV recordings',
    period: { days: 30 },
    wording: 'After the recording, unless it is needed for an investigation.',
  },
  itLogs: {
    label: 'IT logs',
    period: { years: 1 },
    wording: 'After the entry was made.',
  },
  websiteEnquiries: {
    label: 'Website enquiries',
    period: { months: 6 },
    wording:
      'After we receive them: messages, requests for a call, requests to hear when we reach an area, and event registrations.',
  },
  feedback: {
    label: 'Feedback',
    period: { years: 2 },
    wording: 'After we receive it.',
  },
  recruitment: {
    label: 'Job applications, with the CV',
    period: { months: 6 },
    wording: 'After we receive them. If you join us, what we need moves to your employment record.',
  },
  jobAlerts: {
    label: 'Job alerts',
    period: { months: 6 },
    wording: 'After you confirm them, or as soon as you stop them.',
  },
  unconfirmedJobAlerts: {
    label: 'Job alerts that nobody confirmed',
    period: { days: 3 },
    wording: 'After we are asked for them.',
  },
} as const satisfies Record<string, RetentionRule>;

/** The keyed hashes by which senders are counted. */
export const limitsPeriod: Period = { days: 1 };

export type RetentionId = keyof typeof retention;

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

export const retentionTable: { label: string; period: string; wording: string }[] = Object.values(
  retention,
).map((rule: RetentionRule) => ({ label: rule.label, period: rulePeriod(rule), wording: rule.wording }));

/** `6 months`, `1 year`. */
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

function rulePeriod(rule: RetentionRule): string {
  const period = periodInWords(rule.period);
  return rule.childPeriod ? `${period} (${periodInWords(rule.childPeriod)} for children)` : period;
}
