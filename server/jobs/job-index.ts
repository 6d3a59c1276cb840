import { contractKindsOf } from '#domain/jobs/contract-kinds.ts';
import { type Location, locationsIn } from '#domain/places/find-location.ts';
import { plainText } from '#domain/text/word-patterns.ts';
import type { Job } from './job.ts';
import { indexWords, type JobWords } from './job-words.ts';
import { hourFigures, hourlyPay } from './pay.ts';

export interface JobChoice {
  value: string;
  count: number;
}

export interface IndexEntry {
  job: Job;
  locationText: string;
  locations: readonly Location[];
  contracts: readonly string[];
  hours: readonly number[];
  hourlyPay: number | null;
}

export interface JobIndex {
  entries: readonly IndexEntry[];
  words: JobWords;
  places: string[];
  contracts: JobChoice[];
}

const COLLATOR = new Intl.Collator('en-GB', { numeric: true });

export async function indexJobs(jobs: readonly Job[]): Promise<JobIndex> {
  const sorted = jobs.toSorted((a, b) => COLLATOR.compare(a.title, b.title));
  const entries = sorted.map(entryOf);
  return {
    entries,
    words: await indexWords(sorted),
    places: locationNames(entries),
    contracts: contractChoices(entries),
  };
}

function entryOf(job: Job): IndexEntry {
  return {
    job,
    locationText: ` ${plainText(job.location)} `,
    locations: locationsIn(job.location).found,
    contracts: contractKindsOf(job.contractType),
    hours: hourFigures(job.hoursPerWeek),
    hourlyPay: hourlyPay(job),
  };
}

function locationNames(entries: readonly IndexEntry[]): string[] {
  const names = entries.flatMap(({ locations }) => locations.slice(0, 1).map(({ name }) => name));
  return [...new Set(names)].sort(COLLATOR.compare);
}

function contractChoices(entries: readonly IndexEntry[]): JobChoice[] {
  const kinds = entries.flatMap(({ contracts }) => contracts);
  return [...Map.groupBy(kinds, (kind) => kind)]
    .map(([value, all]) => ({ value, count: all.length }))
    .sort((a, b) => COLLATOR.compare(a.value, b.value));
}
