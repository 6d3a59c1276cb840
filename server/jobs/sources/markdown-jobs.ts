import * as v from 'valibot';
import { jobPageText } from '#content/job-page.yaml';
import { livingWageOn } from '#domain/jobs/living-wage.ts';
import { TRAVEL_TIMES } from '#domain/jobs/worked-day.ts';
import { registration } from '#domain/registration/registration-texts.ts';
import type { Log } from '../../logging.ts';
import { londonDate } from '../../london-clock.ts';
import { field, later, longText } from '../../markdown/field-kinds.ts';
import {
  createContentErrorLog,
  type FileError,
  type ReadFile,
  readFrontMatter,
  readMarkdownFolder,
} from '../../markdown/markdown-files.ts';
import {
  completeJob,
  type Job,
  MAX_DAY_MILES,
  MAX_DAY_MINUTES,
  MAX_ROTA_DAYS,
  pay,
  SECTIONS,
  type Section,
} from '../job.ts';
import { workedDayOf } from '../job-terms.ts';
import { readPay } from '../pay.ts';
import { type JobSource, JobSourceError } from './job-source.ts';

export interface JobFolder {
  jobs: Job[];
  errors: string[];
}

export async function readJobFolder(folder: string): Promise<JobFolder> {
  const { files, errors } = await readMarkdownFolder(folder, readJobFile).catch((error: unknown) => {
    throw new JobSourceError('The folder of jobs cannot be read', { cause: error });
  });
  const found: JobFolder = { jobs: [], errors };
  const ids = new Set<string>();
  for (const { name, value: job } of files) {
    if (ids.has(job.id)) {
      found.errors.push(`${name}: id: another file has the id "${job.id}" too`);
    } else found.jobs.push(job);
    ids.add(job.id);
  }
  return found;
}

export function createMarkdownJobs({ folder, log }: { folder: string; log: Log }): JobSource {
  const logErrors = createContentErrorLog(log, 'a job');
  const list = async (): Promise<Job[]> => {
    const { jobs, errors } = await readJobFolder(folder);
    logErrors(errors);
    return jobs;
  };
  return { list, find: async (id) => (await list()).find((job) => job.id === id) ?? null };
}

const yesOrNo = v.optional(v.boolean('must be true or false'), false);

/** The specification spells `sponsership`, and the language `sponsorship`. */
export const jobFrontMatter = v.strictObject({
  id: v.pipe(
    v.string('is missing'),
    v.regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      'must be lower-case letters, digits and hyphens, such as care-assistant',
    ),
    v.maxLength(80, 'must be at most 80 characters'),
    v.title('Address of its page'),
    v.description('Behind /careers/.'),
  ),
  title: v.pipe(field.neededLine(120), v.title('Title')),
  location: v.pipe(field.line, v.title('Place')),
  salary: v.pipe(field.scalar, v.title('Pay'), v.description('£13.20 an hour, or £26,000 a year')),
  contractType: v.pipe(field.line, v.title('Contract'), v.description('Permanent, part-time')),
  hoursPerWeek: v.pipe(field.line, v.title('Hours a week')),
  shifts: v.pipe(
    field.line,
    v.title('Shifts'),
    v.description('Mornings, and every third weekend. The list of jobs can be narrowed by it.'),
    later(),
  ),
  startDate: v.pipe(
    field.line,
    v.title('First day of work'),
    v.description('As soon as your checks are back, or a date.'),
    later(),
  ),
  payFrequency: v.pipe(
    field.line,
    v.title('How often you pay'),
    v.description('Weekly, on Fridays'),
    later(),
  ),
  drivingLicence: v.pipe(field.line, v.title('Driving licence'), v.description('Not needed'), later()),
  closingDate: v.pipe(
    field.day,
    v.title('Last day to apply'),
    v.description('After it the job leaves the list.'),
    v.examples(['2026-12-31']),
  ),
  postedDate: v.pipe(field.day, v.title('First day on the site'), v.examples(['2026-12-31']), later()),
  jobReference: v.pipe(field.line, v.title('Reference'), later()),
  sponsorship: v.pipe(yesOrNo, v.title('We can sponsor a visa'), later()),
  sponsership: v.pipe(yesOrNo, v.metadata({ form: false })),
  regulated: v.pipe(
    yesOrNo,
    v.title('Some of the work is personal care'),
    v.description('While registration is pending the job then says what may begin when.'),
    later(),
  ),
  shortDescription: v.pipe(field.text, v.title('In one sentence')),
  travelTime: v.pipe(
    v.nullish(v.picklist(TRAVEL_TIMES, `must be one of: ${TRAVEL_TIMES.join(', ')}`), null),
    v.title('Time between visits'),
    later(),
  ),
  mileage: v.pipe(field.line, v.title('Mileage'), v.description('45p a mile'), later()),
  guaranteedHours: v.pipe(field.line, v.title('Hours that are certain'), v.description('20 a week'), later()),
  sickPay: v.pipe(field.line, v.title('Sick pay'), later()),
  sickPayFromDayOne: v.pipe(yesOrNo, v.title('Sick pay from day one'), later()),
  paidTraining: v.pipe(field.line, v.title('Training'), v.description('Both paid as work'), later()),
  dbsCheck: v.pipe(field.line, v.title('Who pays for the DBS check'), later()),
  uniform: v.pipe(field.line, v.title('Uniform'), later()),
  rotaNoticeDays: v.pipe(
    field.count(MAX_ROTA_DAYS),
    v.title('Notice of shifts: days between the rota and its first day'),
    later(),
  ),
  dayVisitMinutes: v.pipe(
    field.count(MAX_DAY_MINUTES),
    v.title('Minutes with people on a usual day'),
    v.description('With these, the page says what an hour really pays.'),
    later(),
  ),
  dayTravelMinutes: v.pipe(field.count(MAX_DAY_MINUTES), v.title('Minutes on the way between them'), later()),
  dayMiles: v.pipe(field.count(MAX_DAY_MILES), v.title('Miles of a usual day'), later()),
} satisfies Record<Exclude<keyof Job, Section> | 'sponsership' | 'regulated', v.GenericSchema>);

const sectionOf = new Map(SECTIONS.map((section) => [jobPageText.sections[section].toLowerCase(), section]));

function readJobFile(file: string): ReadFile<Job> {
  const { fields, body, bodyLine, ...front } = readFrontMatter(file, jobFrontMatter, 'a job');
  if (body === null) return { errors: front.errors };
  const sections = readSections(body, bodyLine);
  const errors = [...front.errors, ...sections.errors];
  if (!fields || errors.length > 0) return { errors };
  const { sponsership, regulated, salary, ...rest } = fields;
  const job = completeJob({
    ...rest,
    ...sections.texts,
    sponsorship: rest.sponsorship || sponsership,
    salary: v.parse(pay, salary),
  });
  const underpaid = underpay(job, londonDate(new Date()));
  if (underpaid) return { errors: [{ line: front.lineOf('salary'), field: 'salary', message: underpaid }] };
  return { value: regulated ? withNote(job, registration.regulatedJob) : job };
}

/** Travel between visits is work: an hour with people may be paid enough, and an hour of the day too little. */
function underpay(job: Job, day: string): string | null {
  const pay = readPay(job.salary);
  if (pay?.unit !== 'HOUR') return null;
  const anHour = workedDayOf(job)?.anHour ?? Math.round(pay.least * 100);
  const least = livingWageOn(day);
  if (anHour >= least) return null;
  return `pays ${pounds(anHour)} for an hour of work, travel between visits included: the National Living Wage is ${pounds(least)}`;
}

const pounds = (pence: number) => `£${(pence / 100).toFixed(2)}`;

function withNote(job: Job, note: string | null): Job {
  return note ? { ...job, fullDescription: `${job.fullDescription}\n\n${note}` } : job;
}

function readSections(body: string, firstLine: number) {
  const texts: Partial<Record<Section, string>> = {};
  const errors: FileError[] = [];
  const pieces = body.split(/^##[ \t]+(?=\S)/m);
  let lineNumber = firstLine;
  let last: Section | undefined;
  for (const [index, piece] of pieces.entries()) {
    const [heading = '', ...rest] = piece.split('\n');
    const section = sectionOf.get(heading.trim().toLowerCase());
    if (index === 0) {
      if (piece.trim())
        errors.push({ line: lineNumber, message: 'the text must begin with "## Job Description"' });
    } else if (section) {
      texts[section] = v.parse(longText, rest.join('\n'));
      last = section;
    }
    // A heading of its own stands in the text of the section above it.
    else if (last) texts[last] = v.parse(longText, `${texts[last]}\n\n## ${piece}`);
    else errors.push({ line: lineNumber, message: `"## ${heading.trim()}" is no section of a job` });
    lineNumber += piece.split('\n').length - 1;
  }
  if (!texts.fullDescription && errors.length === 0) {
    errors.push({ line: firstLine, field: jobPageText.sections.fullDescription, message: 'is missing' });
  }
  return { texts, errors };
}
