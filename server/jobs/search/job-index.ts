import { contractKindsOf } from '#domain/jobs/contract-kinds.ts';
import { SHIFTS } from '#domain/jobs/job-query.ts';
import { type Location, locationsIn } from '#domain/places/find-location.ts';
import { plainText } from '#domain/text/word-patterns.ts';
import type { Job } from '../job.ts';
import { hourFigures, hourlyPay } from '../pay.ts';
import { shiftsOf } from './job-facts.ts';
import { indexWords, type JobWords } from './job-words.ts';

export interface JobChoice {
  value: string;
  count: number;
}

export interface IndexEntry {
  job: Job;
  locationText: string;
  locations: readonly Location[];
  contracts: readonly string[];
  shifts: readonly string[];
  hours: readonly number[];
  hourlyPay: number | null;
}

export interface JobIndex {
  entries: readonly IndexEntry[];
  words: JobWords;
  places: string[];
  contracts: JobChoice[];
  shifts: JobChoice[];
}

const COLLATOR = new Intl.Collator('en-GB', { numeric: true });

export async function indexJobs(jobs: readonly Job[]): Promise<JobIndex> {
  const sorted = jobs.toSorted((a, b) => COLLATOR.compare(a.title, b.title));
  const entries = sorted.map(entryOf);
  return {
    entries,
    words: await indexWords(sorted),
    places: locationNames(entries),
    contracts: choicesOf(entries.flatMap(({ contracts }) => contracts)).sort((a, b) =>
      COLLATOR.compare(a.value, b.value),
    ),
    shifts: choicesOf(entries.flatMap(({ shifts }) => shifts)).sort(
      (a, b) => SHIFTS.indexOf(a.value) - SHIFTS.indexOf(b.value),
    ),
  };
}

function entryOf(job: Job): IndexEntry {
  return {
    job,
    locationText: ` ${plainText(job.location)} `,
    locations: locationsIn(job.location).found,
    contracts: contractKindsOf(job.contractType),
    shifts: shiftsOf(job),
    hours: hourFigures(job.hoursPerWeek),
    hourlyPay: hourlyPay(job),
  };
}

function locationNames(entries: readonly IndexEntry[]): string[] {
  const names = entries.flatMap(({ locations }) => locations.slice(0, 1).map(({ name }) => name));
  return [...new Set(names)].sort(COLLATOR.compare);
}

function choicesOf(values: readonly string[]): JobChoice[] {
  return [...Map.groupBy(values, (value) => value)].map(([value, all]) => ({ value, count: all.length }));
}
