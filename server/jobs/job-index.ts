import { contractKindsOf } from '#domain/jobs/contract-kinds.ts';
import { type Place, placesIn } from '#domain/places/find-place.ts';
import { plainText } from '#domain/text/word-patterns.ts';
import { type Breathe, createBreathing, sortedInSlices } from '../in-slices.ts';
import type { Job } from './job.ts';
import { type IndexEntry, note, type OrderedJobs, ofDay, orderJobs } from './job-orders.ts';
import { countOf, type JobSet, setsOf, sharedCount } from './job-sets.ts';
import { createJobWords, documentOf, type JobWords } from './job-words.ts';
import { hourFigures, hourlyPay } from './pay.ts';
import { indexLikeness, type Likeness } from './similar-jobs.ts';
import { indexWords, keysOf, type Vocabulary } from './word-index.ts';

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

/** What is asked of many jobs is made once for a list, so that a question costs as much of many jobs as of few. */
export interface JobIndex {
  jobs: readonly Job[];
  /** In the order of their titles. */
  entries: readonly IndexEntry[];
  orders: Readonly<Record<JobOrder, OrderedJobs>>;
  /** Their jobs are those of the order `newest`. */
  words: JobWords;
  /** By each word of their locations, in the order `newest`. */
  byLocationWord: ReadonlyMap<string, JobSet>;
  /** @param today London's date */
  openOn(today: string): OpenJobs;
  likeness: Likeness;
}

const COLLATOR = new Intl.Collator('en-GB', { numeric: true });

/** Indexes lists of which each is much like the one before: only what is new in it is read. */
export function createJobIndexer(): (jobs: readonly Job[]) => Promise<JobIndex> {
  let reading = createReading();
  return async (jobs) => {
    const breathe = createBreathing();
    const { readEntry, keysOfJob, vocabulary } = reading;
    const sorted = await sortedInSlices(jobs, (a, b) => COLLATOR.compare(a.title, b.title), breathe);
    const entries: IndexEntry[] = [];
    for (const [at, job] of sorted.entries()) {
      entries.push({ ...readEntry(job), at });
      await breathe();
    }
    const ordered = async (compare: Order, from: readonly IndexEntry[] = entries) =>
      orderJobs(await sortedInSlices(from, compare, breathe), breathe);
    const byNewest = await ordered(newest);
    const orders = {
      newest: byNewest,
      pay: await ordered(bestPaid, byNewest.entries),
      'closing-soon': await ordered(closingSoon),
      title: await orderJobs(entries, breathe),
    };
    const keys: Uint32Array[] = [];
    for (const { job } of byNewest.entries) {
      keys.push(keysOfJob(job));
      await breathe();
    }
    const words = await indexWords(keys, vocabulary, breathe);
    // Words that no job has any more take room.
    if (vocabulary.size > MAX_FORGOTTEN * (words.size + keys.length)) reading = createReading();
    return {
      jobs,
      entries,
      orders,
      words: createJobWords(words, jobs.length),
      byLocationWord: await locationWords(byNewest.entries, breathe),
      openOn: ofDay((today) => openJobsOf(byNewest, today)),
      likeness: await indexLikeness(jobs, breathe),
    };
  };
}

const MAX_FORGOTTEN = 4;

/** What has been read of jobs, for as long as they stay as they are. */
function createReading() {
  const vocabulary: Vocabulary = new Map();
  const entries = new WeakMap<Job, Omit<IndexEntry, 'at'>>();
  const keys = new WeakMap<Job, Uint32Array>();
  const contractsOf = remembering(contractKindsOf);
  const placeLists = new Map<string, readonly Place[]>();
  const placesOf = remembering((location) => {
    const { found } = placesIn(location);
    const names = found.map(({ name }) => name).join(', ');
    const places = placeLists.get(names) ?? found;
    placeLists.set(names, places);
    return places;
  });
  const readEntry = (job: Job) => {
    const known = entries.get(job) ?? {
      job,
      places: placesOf(job.location),
      contracts: contractsOf(job.contractType),
      hours: hourFigures(job.hoursPerWeek),
      hourlyPay: hourlyPay(job),
    };
    entries.set(job, known);
    return known;
  };
  const keysOfJob = (job: Job) => {
    const known = keys.get(job) ?? keysOf(documentOf(job), vocabulary);
    keys.set(job, known);
    return known;
  };
  return { vocabulary, readEntry, keysOfJob };
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

// Sorting is stable: what is equal stays in the order of what is sorted, which is that of the titles or of `newest`.
const newest: Order = (a, b) => inOrder(b.job.postedDate, a.job.postedDate);
const bestPaid: Order = (a, b) => inOrder(b.hourlyPay ?? 0, a.hourlyPay ?? 0);
// A job without a closing date closes last.
const closingSoon: Order = (a, b) => inOrder(a.job.closingDate || '9999', b.job.closingDate || '9999');

export function inOrder<Value extends string | number>(a: Value, b: Value): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

async function locationWords(entries: readonly IndexEntry[], breathe: Breathe) {
  const wordsOf = remembering((location) => [...new Set(plainText(location).split(' '))]);
  const ranks = new Map<string, number[]>();
  for (const [rank, { job }] of entries.entries()) {
    for (const word of wordsOf(job.location)) note(ranks, word, rank);
    await breathe();
  }
  return setsOf(ranks, entries.length);
}

function openJobsOf({ openOn, byPlaces, byContract }: OrderedJobs, today: string): OpenJobs {
  const open = openOn(today);
  const names = byPlaces
    .entries()
    .filter(([, jobs]) => sharedCount(open, jobs) > 0)
    .flatMap(([places]) => places.slice(0, 1).map(({ name }) => name));
  return {
    count: countOf(open),
    places: [...new Set(names)].sort(COLLATOR.compare),
    contracts: [...byContract]
      .map(([value, jobs]) => ({ value, count: sharedCount(open, jobs) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => COLLATOR.compare(a.value, b.value)),
  };
}
