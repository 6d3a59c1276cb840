import * as v from 'valibot';
import { text, wholeNumber } from './kinds.ts';

const period = v.pipe(
  v.strictObject({
    years: v.optional(wholeNumber(1, 100)),
    months: v.optional(wholeNumber(1, 1200)),
    days: v.optional(wholeNumber(1, 36_500)),
  }),
  v.check((counts) => Object.keys(counts).length > 0, 'must have years, months or days'),
);

export type Period = v.InferOutput<typeof period>;

const rule = v.strictObject({ label: text, period, wording: text });

const RULES = [
  'staffEmployment',
  'dbsCertificates',
  'cctv',
  'itLogs',
  'websiteEnquiries',
  'feedback',
  'recruitment',
  'jobAlerts',
  'unconfirmedJobAlerts',
] as const;

/** Each is a row of the privacy notice. */
export const RETENTION_IDS = ['residentCare', ...RULES] as const;
export type RetentionId = (typeof RETENTION_IDS)[number];

export const retention = v.strictObject({
  retention: v.strictObject({
    residentCare: v.strictObject({ ...rule.entries, childPeriod: period }),
    ...v.entriesFromList(RULES, rule),
  }),
  limitsPeriod: period,
});
