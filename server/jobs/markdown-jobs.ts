import * as v from 'valibot';
import { jobPageText } from '#content/job-page.ts';
import { registration } from '#content/registration.ts';
import { TRAVEL_TIMES } from '#domain/jobs/worked-day.ts';
import type { Log } from '../logging.ts';
import { field, longText } from '../markdown/field-kinds.ts';
import {
  createContentErrorLog,
  type FileError,
  type ReadFile,
  readFrontMatter,
  readMarkdownFolder,
} from '../markdown/markdown-files.ts';
import {
  completeJob,
  type Job,
  MAX_DAY_MILES,
  MAX_DAY_MINUTES,
  MAX_ROTA_DAYS,
  pay,
  SECTIONS,
  type Section,
} from './job.ts';
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
const frontMatter = v.strictObject({
  id: v.pipe(
    v.string('is missing'),
    v.regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      'must be lower-case letters, digits and hyphens, such as care-assistant',
    ),
    v.maxLength(80, 'must be at most 80 characters'),
  ),
  title: field.neededLine(120),
  location: field.line,
  salary: field.scalar,
  contractType: field.line,
  hoursPerWeek: field.line,
  closingDate: field.day,
  postedDate: field.day,
  jobReference: field.line,
  sponsorship: yesOrNo,
  sponsership: yesOrNo,
  regulated: yesOrNo,
  shortDescription: field.text,
  travelTime: v.nullish(v.picklist(TRAVEL_TIMES, `must be one of: ${TRAVEL_TIMES.join(', ')}`), null),
  mileage: field.line,
  guaranteedHours: field.line,
  sickPay: field.line,
  paidTraining: field.line,
  dbsCheck: field.line,
  uniform: field.line,
  rotaNoticeDays: field.count(MAX_ROTA_DAYS),
  dayVisitMinutes: field.count(MAX_DAY_MINUTES),
  dayTravelMinutes: field.count(MAX_DAY_MINUTES),
  dayMiles: field.count(MAX_DAY_MILES),
} satisfies Record<Exclude<keyof Job, Section> | 'sponsership' | 'regulated', v.GenericSchema>);

const sectionOf = new Map(SECTIONS.map((section) => [jobPageText.sections[section].toLowerCase(), section]));

function readJobFile(file: string): ReadFile<Job> {
  const { fields, body, bodyLine, ...front } = readFrontMatter(file, frontMatter, 'a job');
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
  return { value: regulated ? withNote(job, registration.regulatedJob) : job };
}

function withNote(job: Job, note: string | null): Job {
  return note ? { ...job, fullDescription: `${job.fullDescription}\n\n${note}` } : job;
}

function readSections(body: string, firstLine: number) {
  const texts: Partial<Record<Section, string>> = {};
  const errors: FileError[] = [];
  const pieces = body.split(/^##[ \t]+(?=\S)/m);
  let lineNumber = firstLine;
  for (const [index, piece] of pieces.entries()) {
    const [heading = '', ...rest] = piece.split('\n');
    const section = sectionOf.get(heading.trim().toLowerCase());
    if (index === 0) {
      if (piece.trim())
        errors.push({ line: lineNumber, message: 'the text must begin with "## Job Description"' });
    } else if (!section)
      errors.push({ line: lineNumber, message: `"## ${heading.trim()}" is no section of a job` });
    else texts[section] = v.parse(longText, rest.join('\n'));
    lineNumber += piece.split('\n').length - 1;
  }
  if (!texts.fullDescription && errors.length === 0) {
    errors.push({ line: firstLine, field: jobPageText.sections.fullDescription, message: 'is missing' });
  }
  return { texts, errors };
}
