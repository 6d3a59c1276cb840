import { LRUCache } from 'lru-cache';
import { contractKindsOf } from '#domain/jobs/contract-kinds.ts';
import { type Place, placesIn } from '#domain/places/find-place.ts';
import { plainText } from '#domain/text/word-patterns.ts';
import { isClosedOn, type Job } from './job.ts';
import { indexWords, type JobWords } from './job-words.ts';
import { hourFigures, hourlyPay } from './pay.ts';

export interface IndexEntry {
  /** Its place among the entries. */
  at: number;
  job: Job;
  location: string;
  /** One list for all jobs of a location. */
  places: readonly Place[];
  contracts: string[];
  hours: number[];
  hourlyPay: number | null;
}

export interface JobMatch {
  entry: IndexEntry;
  score: number;
  miles: number | null;
}

export interface FoundJobs {
  matches: readonly JobMatch[];
  /** What was understood as the places to search from. */
  near: readonly Place[];
}

export interface JobChoice {
  value: string;
  count: number;
}

/** What all open jobs of a day have. */
interface OpenJobs {
  count: number;
  places: string[];
  contracts: JobChoice[];
}

export type JobOrder = 'newest' | 'pay' | 'closing-soon' | 'title';

/** What is asked of many jobs, and the same for every question, is made once for a list. */
export interface JobIndex {
  jobs: readonly Job[];
  /** In the order of their titles. */
  entries: readonly IndexEntry[];
  words: JobWords;
  inOrder(order: JobOrder): readonly IndexEntry[];
  /** @param today London's date */
  openOn(today: string): OpenJobs;
  /** What this question found before, such as its first page; the most recent ones are kept. */
  remembered(question: string, find: () => FoundJobs): FoundJobs;
}

/** Of all questions that are remembered. */
const MAX_MATCHES = 300_000;

const COLLATOR = new Intl.Collator('en-GB', { numeric: true });

export async function indexJobs(jobs: readonly Job[]): Promise<JobIndex> {
  const sorted = jobs.toSorted((a, b) => COLLATOR.compare(a.title, b.title));
  const locationOf = remembering((location) => ({
    location: ` ${plainText(location)} `,
    places: placesIn(location).found,
  }));
  const contractsOf = remembering(contractKindsOf);
  const entries = sorted.map((job, at) => ({
    at,
    job,
    ...locationOf(job.location),
    contracts: contractsOf(job.contractType),
    hours: hourFigures(job.hoursPerWeek),
    hourlyPay: hourlyPay(job),
  }));
  const found = new LRUCache<string, FoundJobs>({
    maxSize: MAX_MATCHES,
    sizeCalculation: ({ matches }) => matches.length + 1,
  });
  const ordered = remembering((order) => entries.toSorted(ORDERS[order as JobOrder]));
  let open: { today: string; jobs: OpenJobs } | null = null;
  return {
    jobs,
    entries,
    words: await indexWords(sorted),
    inOrder: ordered,
    openOn(today) {
      if (open?.today !== today) open = { today, jobs: openJobsOf(entries, today) };
      return open.jobs;
    },
    remembered(question, find) {
      const known = found.get(question) ?? find();
      found.set(question, known);
      return known;
    },
  };
}

function remembering<Value>(make: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

type Order = (a: IndexEntry, b: IndexEntry) => number;
const newest: Order = (a, b) => inOrder(b.job.postedDate, a.job.postedDate);

/** Sorting is stable: what is equal stays in the order of the titles. */
const ORDERS: Record<JobOrder, Order> = {
  newest,
  pay: (a, b) => inOrder(b.hourlyPay ?? 0, a.hourlyPay ?? 0) || newest(a, b),
  // A job without a closing date closes last.
  'closing-soon': (a, b) => inOrder(a.job.closingDate || '9999', b.job.closingDate || '9999'),
  title: () => 0,
};

export function inOrder<Value extends string | number>(a: Value, b: Value): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

function openJobsOf(entries: readonly IndexEntry[], today: string): OpenJobs {
  const open = entries.filter(({ job }) => !isClosedOn(job, today));
  const names = new Set(open.flatMap(({ places }) => places.slice(0, 1).map(({ name }) => name)));
  return {
    count: open.length,
    places: [...names].sort(COLLATOR.compare),
    contracts: choices(open.flatMap(({ contracts }) => contracts)),
  };
}

function choices(values: readonly string[]): JobChoice[] {
  return [...Map.groupBy(values, (value) => value)]
    .map(([value, all]) => ({ value, count: all.length }))
    .sort((a, b) => COLLATOR.compare(a.value, b.value));
}
