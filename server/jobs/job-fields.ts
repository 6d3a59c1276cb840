import * as v from 'valibot';
import { locationNotSpecified } from '../../app/features/careers/copy.ts';
import { londonMoment } from '../../content/london-time.ts';
import { cutText, plainLine } from './cut-text.ts';
import type { Job } from './job-source.ts';

const LONGEST_LINE = 300;
const LONGEST_TEXT = 20_000;
const SHORT_DESCRIPTION = 200;

/** Line ends made one, characters that no reader sees dropped, the ends trimmed, the length bounded. */
function cleanText(value: string, longest: number): string {
  return value
    .slice(0, longest)
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\p{Cc}\u200B\uFEFF\p{Bidi_Control}]/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .trim();
}

const written = v.union([v.string(), v.pipe(v.number(), v.finite(), v.transform(String))]);

/** One line; empty where it is missing or is no text. */
export const line = v.fallback(
  v.pipe(
    written,
    v.transform((value) => cleanText(value, LONGEST_LINE).replace(/\s+/g, ' ')),
  ),
  '',
);

/** A text of several paragraphs; empty where it is missing or is no text. */
export const longText = v.fallback(
  v.pipe(
    written,
    v.transform((value) => cleanText(value, LONGEST_TEXT)),
  ),
  '',
);

/** A calendar date: `2026-12-31`, or a moment taken as a date in London; empty where it is neither. */
export const date = v.fallback(v.pipe(v.string(), v.trim(), v.transform(calendarDate)), '');

export const yesOrNo = v.fallback(
  v.union([
    v.boolean(),
    v.pipe(
      v.picklist(['true', 'false']),
      v.transform((value) => value === 'true'),
    ),
  ]),
  false,
);

/** Pay as people read it: a bare number is pounds; null where there is none. */
export const pay = v.fallback(v.pipe(line, v.transform(payInPounds)), null);

/** What every job needs: anything else may be missing. */
export const title = v.pipe(
  v.string(),
  v.transform((value) => cleanText(value, LONGEST_LINE)),
  v.nonEmpty(),
);

/** The defaults of the site for what a source left out. */
export function completeJob(fields: Partial<Job> & Pick<Job, 'id' | 'title'>): Job {
  const fullDescription = fields.fullDescription ?? '';
  return {
    id: fields.id,
    title: fields.title,
    fullDescription,
    requirements: fields.requirements ?? '',
    responsibilities: fields.responsibilities ?? '',
    whyJoinUs: fields.whyJoinUs ?? '',
    valuesBasedRecruitment: fields.valuesBasedRecruitment ?? '',
    additionalNotes: fields.additionalNotes ?? '',
    shortDescription: fields.shortDescription || shortDescription(fullDescription),
    location: fields.location || locationNotSpecified,
    salary: fields.salary ?? null,
    contractType: fields.contractType ?? '',
    hoursPerWeek: fields.hoursPerWeek ?? '',
    jobReference: fields.jobReference ?? '',
    closingDate: fields.closingDate ?? '',
    postedDate: fields.postedDate ?? '',
    sponsorship: fields.sponsorship ?? false,
  };
}

/** The first 200 characters of a description, with an ellipsis where there is more. */
function shortDescription(description: string): string {
  // Marks take room that is not shown, so a little more than is needed is looked at.
  return cutText(plainLine(description.slice(0, SHORT_DESCRIPTION * 4)), SHORT_DESCRIPTION);
}

function payInPounds(value: string): string | null {
  if (value === '') return null;
  const plain = value.replaceAll(',', '');
  if (/^\d+(\.\d+)?$/.test(plain)) {
    const amount = Number(plain);
    return `£${amount.toLocaleString('en-GB', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 })}`;
  }
  return /^\d/.test(value) ? `£${value}` : value;
}

function calendarDate(value: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return isoDay(new Date(`${value}T12:00:00Z`)) === value ? value : '';
  if (!/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/.test(value)) return '';
  const moment = new Date(value);
  return isoDay(moment) && londonMoment(moment).date;
}

/** Empty where there is no such day. */
function isoDay(moment: Date): string {
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString().slice(0, 10);
}
