import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import { jobPageText, locationNotSpecified, titleNotSpecified } from '#content/job-page.yaml';
import { TRAVEL_TIMES } from '#domain/jobs/worked-day.ts';
import { londonDate, londonMidnight } from '../london-clock.ts';
import { summarise } from '../markdown/cut-text.ts';
import { count, date, line, longText } from '../markdown/field-kinds.ts';

const MAX_SHORT_DESCRIPTION = 200;
export const MAX_ROTA_DAYS = 365;
export const MAX_DAY_MINUTES = 24 * 60;
export const MAX_DAY_MILES = 500;

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

export const pay: v.GenericSchema<unknown, string | null> = v.fallback(
  v.pipe(line, v.transform(payInPounds)),
  null,
);

export type Section = keyof typeof jobPageText.sections;
export const SECTIONS = Object.keys(jobPageText.sections) as Section[];

/** Text that the source lacks is empty; long texts use the markdown-like syntax. */
const jobFields = {
  id: line,
  title: line,
  fullDescription: longText,
  requirements: longText,
  responsibilities: longText,
  whyJoinUs: longText,
  valuesBasedRecruitment: longText,
  additionalNotes: longText,
  shortDescription: longText,
  location: line,
  salary: pay,
  contractType: line,
  hoursPerWeek: line,
  shifts: line,
  /** In words, or `2027-01-04`. */
  startDate: line,
  payFrequency: line,
  drivingLicence: line,
  jobReference: line,
  closingDate: date,
  postedDate: date,
  sponsorship: yesOrNo,
  travelTime: v.fallback(v.nullable(v.picklist(TRAVEL_TIMES)), null),
  mileage: line,
  guaranteedHours: line,
  sickPay: line,
  sickPayFromDayOne: yesOrNo,
  paidTraining: line,
  dbsCheck: line,
  uniform: line,
  rotaNoticeDays: count(MAX_ROTA_DAYS),
  dayVisitMinutes: count(MAX_DAY_MINUTES),
  dayTravelMinutes: count(MAX_DAY_MINUTES),
  dayMiles: count(MAX_DAY_MILES),
} satisfies v.ObjectEntries;

const jobSchema = v.object(jobFields);
const EMPTY_JOB = v.parse(jobSchema, {});

export type Job = v.InferOutput<typeof jobSchema>;

export function readJob(fields: Record<string, unknown>): Job | null {
  const { sponsorship, sponsership, ...others } = fields;
  const job = v.parse(jobSchema, { ...others, sponsorship: sponsership ?? sponsorship });
  return job.id || job.title ? completeJob(job) : null;
}

export function completeJob(fields: Partial<Job>): Job {
  const job = { ...EMPTY_JOB, ...fields };
  return {
    ...job,
    title: job.title || titleNotSpecified,
    shortDescription: job.shortDescription || summarise(job.fullDescription, MAX_SHORT_DESCRIPTION),
    location: job.location || locationNotSpecified,
  };
}

/** `sponsership` is how the contract of `GET /api/jobs` spells it. */
type WireJob = Omit<Job, 'fullDescription' | 'sponsorship'> & { description: string; sponsership: boolean };

export function readWireJob(item: unknown): Job | null {
  const parsed = v.safeParse(v.looseObject({}), item);
  if (!parsed.success) return null;
  const { description, ...fields }: Record<string, unknown> = parsed.output;
  return readJob({ ...fields, fullDescription: description });
}

const wireJob = ({ fullDescription, sponsorship, ...fields }: Job): WireJob => ({
  ...fields,
  description: fullDescription,
  sponsership: sponsorship,
});

const PIECE = 50;

/** Writes the answer of `GET /api/jobs` in pieces, between which other requests are answered. */
export async function* jobsPayload(jobs: readonly Job[]): AsyncGenerator<string> {
  yield '{"success":true,"jobs":[';
  for (let start = 0; start < jobs.length; start += PIECE) {
    const piece = jobs.slice(start, start + PIECE).map((job) => JSON.stringify(wireJob(job)));
    yield (start > 0 ? ',' : '') + piece.join(',');
    await setImmediate();
  }
  yield ']}';
}

export function isClosed(job: Pick<Job, 'closingDate'>, now: Date): boolean {
  return isClosedOn(job, londonDate(now));
}

export function openJobs(jobs: readonly Job[], now: Date): Job[] {
  const today = londonDate(now);
  return jobs.filter((job) => !isClosedOn(job, today));
}

/** @param today London's date, `2026-11-21` */
function isClosedOn(job: Pick<Job, 'closingDate'>, today: string): boolean {
  return job.closingDate !== '' && job.closingDate < today;
}

export function newestFirst(jobs: readonly Job[]): Job[] {
  return jobs.toSorted((a, b) => Number(a.postedDate < b.postedDate) - Number(a.postedDate > b.postedDate));
}

export function closesAt(job: Pick<Job, 'closingDate'>): Date | null {
  if (job.closingDate === '') return null;
  return londonMidnight(Temporal.PlainDate.from(job.closingDate).add({ days: 1 }));
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
