import { contractKindsOf } from '#domain/jobs/contract-kinds.ts';
import { HOUR_BANDS, type JobQuery, WITHIN_MILES } from '#domain/jobs/job-query.ts';
import { milesBetween, type Place } from '#domain/places/find-place.ts';
import { londonDate } from '../london-clock.ts';
import { isClosedOn, type Job, openJobs } from './job.ts';
import {
  type FoundJobs,
  type IndexEntry,
  indexJobs,
  inOrder,
  type JobChoice,
  type JobIndex,
  type JobMatch,
  type JobOrder,
} from './job-index.ts';
import type { JobSource } from './job-source.ts';
import { readQuestion } from './read-question.ts';

const JOBS_PER_PAGE = 20;

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

export function searchJobs(index: JobIndex, query: JobQuery, now: Date): JobSearchResult {
  const today = londonDate(now);
  const { page: wanted, ...question } = query;
  const { matches, near } = index.remembered(JSON.stringify([today, question]), () => {
    const found = matchesOf(index, query);
    return { ...found, matches: found.matches.filter(({ entry: { job } }) => !isClosedOn(job, today)) };
  });
  const { count, places, contracts } = index.openOn(today);
  const pages = Math.max(1, Math.ceil(matches.length / JOBS_PER_PAGE));
  const page = Math.min(wanted, pages);
  const first = (page - 1) * JOBS_PER_PAGE;
  return {
    jobs: matches.slice(first, first + JOBS_PER_PAGE).map(({ entry, miles }) => ({ ...entry.job, miles })),
    total: matches.length,
    page,
    pages,
    near: near.map(({ name }) => name).join(', '),
    places,
    contracts,
    open: count,
  };
}

function fittingJobs(index: JobIndex, query: JobQuery): Job[] {
  return matchesOf(index, query).matches.map(({ entry }) => entry.job);
}

/** In the order that the query asks for. */
function matchesOf(index: JobIndex, query: JobQuery): FoundJobs {
  const { places: near, unknownPlace, text } = readQuestion(query, index.words);
  const scores = index.words.scores(text);
  const contracts = contractKindsOf(query.contract);
  const within = WITHIN_MILES[query.within];
  const milesTo = distances(near);
  const { first, by } = ORDERS[query.sort || (near.length > 0 ? 'nearest' : 'bestMatch')];
  const matches: JobMatch[] = [];
  for (const entry of index.inOrder(first)) {
    const score = scores ? scores.get(entry.at) : 0;
    if (score === undefined || !fits(entry, query, contracts)) continue;
    if (!unknownPlace.every((word) => entry.location.includes(` ${word} `))) continue;
    const miles = milesTo(entry.places);
    if (near.length === 0 || (miles ?? last) <= within) matches.push({ entry, score, miles });
  }
  // Sorting is stable: what is equal stays in the order before.
  return { matches: by ? matches.sort(by) : matches, near };
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

/** From the nearest of the places to the nearest of a job's; each location is measured once. */
function distances(near: readonly Place[]): (places: readonly Place[]) => number | null {
  const known = new Map<readonly Place[], number | null>();
  return (places) => {
    const before = known.get(places);
    if (before !== undefined) return before;
    const ways = places.flatMap((one) => near.map((other) => milesBetween(one, other)));
    const miles = ways.length > 0 ? Math.min(...ways) : null;
    known.set(places, miles);
    return miles;
  };
}

interface Order {
  first: JobOrder;
  by?: (a: JobMatch, b: JobMatch) => number;
}

const last = Number.POSITIVE_INFINITY;
const byScore = (a: JobMatch, b: JobMatch) => b.score - a.score;

const ORDERS: Record<'bestMatch' | Exclude<JobQuery['sort'], ''>, Order> = {
  bestMatch: { first: 'newest', by: byScore },
  newest: { first: 'newest' },
  nearest: {
    first: 'newest',
    by: (a, b) => inOrder(a.miles ?? last, b.miles ?? last) || byScore(a, b),
  },
  pay: { first: 'pay' },
  'closing-soon': { first: 'closing-soon' },
  title: { first: 'title' },
};

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
