import { HOUR_BANDS, type JobQuery } from '#domain/jobs/job-query.ts';
import { londonDate } from '../london-clock.ts';
import { isClosedOn, type Job, openJobs } from './job.ts';
import type { JobSource } from './job-source.ts';

const JOBS_PER_PAGE = 20;

interface JobChoice {
  value: string;
  count: number;
}

export interface JobSearchResult {
  jobs: Job[];
  total: number;
  /** From 1; the last page if a later one was requested. */
  page: number;
  pages: number;
  /** Of all open jobs, whatever the query. */
  places: JobChoice[];
  contracts: JobChoice[];
  open: number;
}

export interface JobIndex {
  jobs: readonly Job[];
  entries: IndexEntry[];
}

interface IndexEntry {
  job: Job;
  title: string;
  words: string;
  hours: number[];
}

const COLLATOR = new Intl.Collator('en-GB', { numeric: true });

/** Made once a list: folding and sorting texts takes far longer than searching them. */
export function indexJobs(jobs: readonly Job[]): JobIndex {
  const entries = jobs.map((job) => ({
    job,
    title: folded(job.title),
    words: folded(
      [
        ...[job.title, job.location, job.contractType, job.jobReference],
        ...[job.shortDescription, job.fullDescription],
      ].join('\n'),
    ),
    hours: (job.hoursPerWeek.match(/\d+(\.\d+)?/g) ?? []).map(Number),
  }));
  return { jobs, entries: entries.sort((a, b) => COLLATOR.compare(a.job.title, b.job.title)) };
}

function fittingJobs(index: JobIndex, query: JobQuery): Job[] {
  const terms = termsOf(query);
  return index.entries.filter((entry) => fits(entry, query, terms)).map(({ job }) => job);
}

export function searchJobs(index: JobIndex, query: JobQuery, now: Date): JobSearchResult {
  const today = londonDate(now);
  const open = index.entries.filter(({ job }) => !isClosedOn(job, today));
  const terms = termsOf(query);
  const fitting = open.filter((entry) => fits(entry, query, terms));
  const elsewhere = ({ title }: IndexEntry) => Number(!terms.every((term) => title.includes(term)));
  // Sorting is stable: they are in the order of their titles already.
  const sorted = fitting.sort((a, b) => elsewhere(a) - elsewhere(b) || compare(a.job, b.job, query.sort));
  const pages = Math.max(1, Math.ceil(sorted.length / JOBS_PER_PAGE));
  const page = Math.min(query.page, pages);
  const first = (page - 1) * JOBS_PER_PAGE;
  return {
    jobs: sorted.slice(first, first + JOBS_PER_PAGE).map((entry) => entry.job),
    total: sorted.length,
    page,
    pages,
    places: choices(open.map(({ job }) => job.location)),
    contracts: choices(open.map(({ job }) => job.contractType)),
    open: open.length,
  };
}

function termsOf({ q }: JobQuery): string[] {
  return folded(q).split(' ').filter(Boolean);
}

function fits({ job, words, hours }: IndexEntry, query: JobQuery, terms: string[]): boolean {
  if (query.place && job.location !== query.place) return false;
  if (query.contract && job.contractType !== query.contract) return false;
  if (query.sponsorship && !job.sponsorship) return false;
  if (query.hours && !inBand(hours, query.hours)) return false;
  return terms.every((term) => words.includes(term));
}

/** Two figures are a range, which is in every band it touches. */
function inBand(hours: number[], name: keyof typeof HOUR_BANDS): boolean {
  if (hours.length === 0) return false;
  const band = HOUR_BANDS[name];
  const [min, max] = [Math.min(...hours), Math.max(...hours)];
  return min === max ? min >= band.from && min < band.to : min < band.to && max > band.from;
}

function compare(a: Job, b: Job, sort: JobQuery['sort']): number {
  if (sort === 'newest') return order(b.postedDate, a.postedDate);
  // A job without a closing date closes last.
  return sort === 'closing-soon' ? order(a.closingDate || '9999', b.closingDate || '9999') : 0;
}

function order(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

function choices(values: string[]): JobChoice[] {
  const counts = new Map<string, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => COLLATOR.compare(a.value, b.value));
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

export function similarJobs(job: Job, jobs: readonly Job[], now: Date, limit = 3): Job[] {
  const words = titleWords(job);
  return openJobs(jobs, now)
    .filter((other) => other.id !== '' && other.id !== job.id)
    .map((other) => ({ other, likeness: likeness(job, words, other) }))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, limit)
    .map(({ other }) => other);
}

function likeness(job: Job, words: Set<string>, other: Job): number {
  const shared = titleWords(other).intersection(words).size;
  const samePlace = other.location === job.location ? 2 : 0;
  const sameContract = job.contractType !== '' && other.contractType === job.contractType ? 1 : 0;
  return shared * 3 + samePlace + sameContract;
}

const LINKING_WORDS = new Set(['and', 'the', 'for', 'with']);

function titleWords(job: Job): Set<string> {
  const words = job.title.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return new Set(words.filter((word) => !LINKING_WORDS.has(word)));
}

export interface JobMatcher {
  /** Those that have a page. Rejects while the source does not answer. */
  open(): Promise<Job[]>;
  index(jobs: readonly Job[]): JobIndex;
  fitting(index: JobIndex, query: JobQuery): Job[];
}

export function createJobMatcher(source: Pick<JobSource, 'list'>, now = () => new Date()): JobMatcher {
  return {
    open: async () => openJobs(await source.list(), now()).filter(({ id }) => id !== ''),
    index: indexJobs,
    fitting: fittingJobs,
  };
}
