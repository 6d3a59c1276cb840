import { contractKindsOf } from '#domain/jobs/contract-kinds.ts';
import { HOUR_BANDS, type JobQuery, WITHIN_MILES } from '#domain/jobs/job-query.ts';
import { type Location, milesBetween } from '#domain/places/find-location.ts';
import type { Job } from '../job.ts';
import { factsInWords, type JobTerm } from '../job-terms.ts';
import { answeringFields } from './job-facts.ts';
import type { IndexEntry, JobChoice, JobIndex } from './job-index.ts';
import { readQuestion } from './read-question.ts';

const JOBS_PER_PAGE = 20;

export interface FoundJob {
  job: Job;
  miles: number | null;
  facts: JobTerm[];
}

export interface JobSearchResult {
  jobs: FoundJob[];
  total: number;
  page: number;
  pages: number;
  near: string;
  places: string[];
  contracts: JobChoice[];
  shifts: JobChoice[];
  open: number;
}

export function searchJobs(index: JobIndex, query: JobQuery): JobSearchResult {
  const { matches, near, tokens } = matchesOf(index, query);
  // Sorting is stable: what is equal stays sorted by title.
  const sorted = matches.sort(ORDERS[query.sort || (near.length > 0 ? 'nearest' : 'best-match')]);
  const pages = Math.max(1, Math.ceil(sorted.length / JOBS_PER_PAGE));
  const page = Math.min(query.page, pages);
  const first = (page - 1) * JOBS_PER_PAGE;
  return {
    jobs: sorted.slice(first, first + JOBS_PER_PAGE).map(({ entry: { job }, miles }) => ({
      job,
      miles,
      facts: factsInWords(job, answeringFields(job, tokens, query.shift)),
    })),
    total: sorted.length,
    page,
    pages,
    near: near.map(({ name }) => name).join(', '),
    places: index.places,
    contracts: index.contracts,
    shifts: index.shifts,
    open: index.entries.length,
  };
}

export function fittingJobs(index: JobIndex, query: JobQuery): Job[] {
  return matchesOf(index, query).matches.map(({ entry }) => entry.job);
}

interface Match {
  entry: IndexEntry;
  score: number;
  miles: number | null;
}

function matchesOf(index: JobIndex, query: JobQuery) {
  const { near, unknownPlace, pay, text } = readQuestion(query, index.words);
  const { scores, tokens } = index.words.find(text);
  const contracts = contractKindsOf(query.contract);
  const matches = index.entries.flatMap((entry, at): Match[] => {
    const score = scores ? scores.get(at) : 0;
    if (score === undefined || !fits(entry, { ...query, pay }, contracts)) return [];
    if (!unknownPlace.every((word) => entry.locationText.includes(` ${word} `))) return [];
    const miles = distance(entry.locations, near);
    const isNear = near.length === 0 || (miles ?? Number.POSITIVE_INFINITY) <= WITHIN_MILES[query.within];
    return isNear ? [{ entry, score, miles }] : [];
  });
  return { matches, near, tokens };
}

function fits({ job, ...entry }: IndexEntry, query: JobQuery, contracts: readonly string[]): boolean {
  if (!contracts.every((kind) => entry.contracts.includes(kind))) return false;
  if (query.shift !== '' && !entry.shifts.includes(query.shift)) return false;
  if (query.sponsorship && !job.sponsorship) return false;
  if (query.pay > 0 && (entry.hourlyPay ?? 0) < query.pay) return false;
  return query.hours === '' || isInBand(entry.hours, query.hours);
}

/** A range such as 20 to 35 is in every band that it touches. */
function isInBand(hours: readonly number[], band: keyof typeof HOUR_BANDS): boolean {
  const { least, most } = HOUR_BANDS[band];
  return hours.length > 0 && Math.min(...hours) <= most && Math.max(...hours) >= least;
}

function distance(locations: readonly Location[], near: readonly Location[]): number | null {
  const miles = locations.flatMap((one) => near.map((other) => milesBetween(one, other)));
  return miles.length > 0 ? Math.min(...miles) : null;
}

type Order = (a: Match, b: Match) => number;
const newest: Order = (a, b) => compare(b.entry.job.postedDate, a.entry.job.postedDate);
const bestMatch: Order = (a, b) => b.score - a.score || newest(a, b);

const ORDERS: Record<'best-match' | Exclude<JobQuery['sort'], ''>, Order> = {
  'best-match': bestMatch,
  nearest: (a, b) => compare(a.miles ?? Infinity, b.miles ?? Infinity) || bestMatch(a, b),
  newest,
  pay: (a, b) => compare(b.entry.hourlyPay ?? 0, a.entry.hourlyPay ?? 0) || newest(a, b),
  'closing-soon': (a, b) => compare(a.entry.job.closingDate || '9999', b.entry.job.closingDate || '9999'),
  title: () => 0,
};

function compare<Value extends string | number>(a: Value, b: Value): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
