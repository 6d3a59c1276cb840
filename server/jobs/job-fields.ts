import * as v from 'valibot';
import { locationNotSpecified } from '#content/job-text.ts';
import { cutText, plainLine } from '../markdown/cut-text.ts';
import { cleanLine, line } from '../markdown/field-kinds.ts';
import type { Job } from './job-source.ts';

const SHORT_DESCRIPTION = 200;

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
  v.transform((value) => cleanLine(value)),
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
