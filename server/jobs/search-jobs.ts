import { contractKindsOf } from '#domain/jobs/contract-kinds.ts';
import { HOUR_BANDS, type JobQuery, WITHIN_MILES } from '#domain/jobs/job-query.ts';
import { milesBetween, type Place, placesIn } from '#domain/places/find-place.ts';
import { plainText } from '#domain/text/word-patterns.ts';
import { londonDate } from '../london-clock.ts';
import { isClosedOn, type Job, openJobs } from './job.ts';
import type { JobSource } from './job-source.ts';
import { indexWords, type JobWords } from './job-words.ts';
import { hourFigures, hourlyPay } from './pay.ts';
import { readQuestion } from './read-question.ts';

const JOBS_PER_PAGE = 20;

interface JobChoice {
  value: string;
  count: number;
}

/** A job with how far it is from the place that was asked for; null where that is not known. */
type FoundJob = Job & { miles: number | null };

export interface JobSearchResult {
  jobs: FoundJob[];
  total: number;
  /** From 1; the last page if a later one was requested. */
  page: number;
  pages: number;
  /** What was understood as the place to search from; empty if there is none. */
  near: string;
  /** Of all open jobs, whatever the query. */
  places: string[];
  contracts: JobChoice[];
  open: number;
}

export interface JobIndex {
  jobs: readonly Job[];
  /** In the order of their titles. */
  entries: IndexEntry[];
  words: JobWords;
}

interface IndexEntry {
  job: Job;
  location: string;
  places: Place[];
  contracts: string[];
  hours: number[];
  hourlyPay: number | null;
}

interface Match {
  entry: IndexEntry;
  score: number;
  miles: number | null;
}

const COLLATOR = new Intl.Collator('en-GB', { numeric: true });

/** Made once a list: reading and sorting texts takes far longer than searching them. */
export async function indexJobs(jobs: readonly Job[]): Promise<JobIndex> {
  const sorted = jobs.toSorted((a, b) => COLLATOR.compare(a.title, b.title));
  const entries = sorted.map((job) => ({
    job,
    location: ` ${plainText(job.location)} `,
    places: placesIn(job.location).found,
    contracts: contractKindsOf(job.contractType),
    hours: hourFigures(job.hoursPerWeek),
    hourlyPay: hourlyPay(job),
  }));
  return { jobs, entries, words: await indexWords(sorted) };
}

export function searchJobs(index: JobIndex, query: JobQuery, now: Date): JobSearchResult {
  const today = londonDate(now);
  const open = index.entries.filter(({ job }) => !isClosedOn(job, today));
  const { matches, places } = matchesOf(index, query);
  const fitting = matches.filter(({ entry: { job } }) => !isClosedOn(job, today));
  // Sorting is stable: they are in the order of their titles already.
  const sorted = fitting.sort(ORDERS[query.sort || (places.length > 0 ? 'nearest' : 'bestMatch')]);
  const pages = Math.max(1, Math.ceil(sorted.length / JOBS_PER_PAGE));
  const page = Math.min(query.page, pages);
  const first = (page - 1) * JOBS_PER_PAGE;
  return {
    jobs: sorted.slice(first, first + JOBS_PER_PAGE).map(({ entry, miles }) => ({ ...entry.job, miles })),
    total: sorted.length,
    page,
    pages,
    near: places.map(({ name }) => name).join(', '),
    places: placesOf(open),
    contracts: choices(open.flatMap(({ contracts }) => contracts)),
    open: open.length,
  };
}

function fittingJobs(index: JobIndex, query: JobQuery): Job[] {
  return matchesOf(index, query).matches.map(({ entry }) => entry.job);
}

function matchesOf(index: JobIndex, query: JobQuery): { matches: Match[]; places: Place[] } {
  const { places, unknownPlace, text } = readQuestion(query, index.words);
  const scores = index.words.scores(text);
  const contracts = contractKindsOf(query.contract);
  const within = WITHIN_MILES[query.within];
  const matches = index.entries.flatMap((entry, at) => {
    const score = scores ? scores.get(at) : 0;
    if (score === undefined || !fits(entry, query, contracts)) return [];
    if (!unknownPlace.every((word) => entry.location.includes(` ${word} `))) return [];
    const miles = distance(entry.places, places);
    return places.length > 0 && (miles ?? Number.POSITIVE_INFINITY) > within ? [] : [{ entry, score, miles }];
  });
  return { matches, places };
}

function fits({ job, ...entry }: IndexEntry, query: JobQuery, contracts: readonly string[]): boolean {
  if (!contracts.every((kind) => entry.contracts.includes(kind))) return false;
  if (query.sponsorship && !job.sponsorship) return false;
  if (query.pay > 0 && (entry.hourlyPay ?? 0) < query.pay) return false;
  return query.hours === '' || inBand(entry.hours, query.hours);
}

/** Two figures are a range, which is in every band it touches. */
function inBand(hours: readonly number[], name: keyof typeof HOUR_BANDS): boolean {
  const { least, most } = HOUR_BANDS[name];
  return hours.length > 0 && Math.min(...hours) <= most && Math.max(...hours) >= least;
}

/** From the nearest of the places to the nearest of the job's. */
function distance(jobPlaces: readonly Place[], places: readonly Place[]): number | null {
  const ways = jobPlaces.flatMap((one) => places.map((other) => milesBetween(one, other)));
  return ways.length > 0 ? Math.min(...ways) : null;
}

type Order = (a: Match, b: Match) => number;
const newest: Order = (a, b) => order(b.entry.job.postedDate, a.entry.job.postedDate);
const bestMatch: Order = (a, b) => b.score - a.score || newest(a, b);
const last = Number.POSITIVE_INFINITY;

const ORDERS: Record<'bestMatch' | Exclude<JobQuery['sort'], ''>, Order> = {
  bestMatch,
  newest,
  nearest: (a, b) => order(a.miles ?? last, b.miles ?? last) || bestMatch(a, b),
  pay: (a, b) => order(b.entry.hourlyPay ?? 0, a.entry.hourlyPay ?? 0) || newest(a, b),
  // A job without a closing date closes last.
  'closing-soon': (a, b) => order(a.entry.job.closingDate || '9999', b.entry.job.closingDate || '9999'),
  title: () => 0,
};

function order<Value extends string | number>(a: Value, b: Value): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

function placesOf(entries: readonly IndexEntry[]): string[] {
  const names = entries.flatMap(({ places }) => places.slice(0, 1).map(({ name }) => name));
  return [...new Set(names)].sort(COLLATOR.compare);
}

function choices(values: readonly string[]): JobChoice[] {
  return [...Map.groupBy(values, (value) => value)]
    .map(([value, all]) => ({ value, count: all.length }))
    .sort((a, b) => COLLATOR.compare(a.value, b.value));
}

export interface JobMatcher {
  /** Those that have a page. Rejects while the source does not answer. */
  open(): Promise<Job[]>;
  index(jobs: readonly Job[]): Promise<JobIndex>;
  fitting(index: JobIndex, query: JobQuery): Job[];
}

export function createJobMatcher(source: Pick<JobSource, 'list'>, now = () => new Date()): JobMatcher {
  return {
    open: async () => openJobs(await source.list(), now()).filter(({ id }) => id !== ''),
    index: indexJobs,
    fitting: fittingJobs,
  };
}
