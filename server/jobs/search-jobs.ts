import { contractKindsOf } from '#domain/jobs/contract-kinds.ts';
import { type JobQuery, WITHIN_MILES } from '#domain/jobs/job-query.ts';
import { milesBetween, type Place } from '#domain/places/find-place.ts';
import { londonDate } from '../london-clock.ts';
import { type Job, openJobs } from './job.ts';
import { createJobIndexer, inOrder, type JobChoice, type JobIndex, type JobOrder } from './job-index.ts';
import type { OrderedJobs } from './job-orders.ts';
import {
  addRank,
  type Bits,
  countOf,
  eachShared,
  emptyBits,
  intersection,
  type JobSet,
  NO_JOBS,
  ranksFrom,
  sharedCount,
  union,
} from './job-sets.ts';
import type { JobSource } from './job-source.ts';
import { readQuestion } from './read-question.ts';

const JOBS_PER_PAGE = 20;

/** A job with how far it is from the place that was asked for; null where that is not known. */
interface FoundJob {
  job: Job;
  miles: number | null;
}

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
  const found = findJobs(index, query, ({ openOn }) => openOn(today));
  const { count, places, contracts } = index.openOn(today);
  const pages = Math.max(1, Math.ceil(found.total / JOBS_PER_PAGE));
  const page = Math.min(query.page, pages);
  return {
    jobs: found.jobs((page - 1) * JOBS_PER_PAGE, JOBS_PER_PAGE),
    total: found.total,
    page,
    pages,
    near: found.near.map(({ name }) => name).join(', '),
    places,
    contracts,
    open: count,
  };
}

const ORDER_OF: Record<'bestMatch' | Exclude<JobQuery['sort'], ''>, JobOrder> = {
  bestMatch: 'newest',
  nearest: 'newest',
  newest: 'newest',
  pay: 'pay',
  'closing-soon': 'closing-soon',
  title: 'title',
};

interface FoundJobs {
  total: number;
  /** Some of them, in the order that the query asks for. */
  jobs(first: number, most: number): FoundJob[];
  /** What was understood as the places to search from. */
  near: readonly Place[];
}

/** Jobs are compared as sets, and only those of a page are looked at. */
function findJobs(index: JobIndex, query: JobQuery, from: (order: OrderedJobs) => Bits): FoundJobs {
  const { places: near, unknownPlace, text } = readQuestion(query, index.words);
  const sort = query.sort || (near.length > 0 ? 'nearest' : 'bestMatch');
  const order = index.orders[ORDER_OF[sort]];
  const words = index.words.match(text);
  const located = unknownPlace.map((word) => index.byLocationWord.get(word) ?? NO_JOBS);
  const said = [...(words ? [{ bits: words.jobs }] : []), ...located];
  const fitting = [...filters(order, query), ...said.map((jobs) => inOrderOf(order, jobs, index))].reduce(
    intersection,
    from(order),
  );
  const { rings, milesOf } = ringsAround(near, WITHIN_MILES[query.within], order);
  const isRanked = sort === 'bestMatch' || sort === 'nearest';
  const within = (sets: readonly JobSet[]) =>
    intersection(fitting, { bits: union(sets, index.entries.length) });
  // In any other order it does not matter which are nearer.
  const steps = near.length === 0 ? [fitting] : isRanked ? rings : [within(rings.flat())];
  const sizes = steps.map((step) =>
    Array.isArray(step) ? step.reduce((sum, jobs) => sum + sharedCount(fitting, jobs), 0) : countOf(step),
  );
  return {
    total: sizes.reduce((sum, size) => sum + size, 0),
    near,
    jobs(first, most) {
      const ranks: number[] = [];
      let skip = first;
      for (const [at, step] of steps.entries()) {
        const size = sizes[at] ?? 0;
        if (skip < size && ranks.length < most) {
          const ranked = isRanked && words ? words.best : ranksFrom;
          ranks.push(...ranked(Array.isArray(step) ? within(step) : step, skip, most - ranks.length));
        }
        skip = Math.max(0, skip - size);
      }
      return ranks
        .flatMap((rank) => order.entries[rank] ?? [])
        .map(({ job, places }) => ({ job, miles: milesOf.get(places) ?? null }));
    },
  };
}

function filters(order: OrderedJobs, query: JobQuery): JobSet[] {
  return [
    ...contractKindsOf(query.contract).map(order.ofContract),
    ...(query.sponsorship ? [order.sponsored] : []),
    ...(query.pay > 0 ? [order.paying(query.pay)] : []),
    ...(query.hours === '' ? [] : [order.ofHours(query.hours)]),
  ];
}

/** Of jobs in the order `newest`. */
function inOrderOf(order: OrderedJobs, jobs: JobSet, { orders: { newest } }: JobIndex): JobSet {
  if (order === newest) return jobs;
  const bits = emptyBits(order.entries.length);
  eachShared(newest.all, jobs, (rank) => {
    addRank(bits, order.rankOf[newest.entries[rank]?.at ?? 0] ?? 0);
  });
  return { bits };
}

const FAR = Number.POSITIVE_INFINITY;

/** Jobs as far from the nearest of the places as each other, the nearest first. */
function ringsAround(near: readonly Place[], within: number, { byPlaces }: OrderedJobs) {
  const milesOf = new Map<readonly Place[], number | null>();
  const rings = new Map<number, JobSet[]>();
  for (const [places, jobs] of near.length > 0 ? byPlaces : []) {
    const ways = places.flatMap((one) => near.map((other) => milesBetween(one, other)));
    const miles = Math.min(FAR, ...ways);
    milesOf.set(places, ways.length > 0 ? miles : null);
    if (miles <= within) rings.set(miles, [...(rings.get(miles) ?? []), jobs]);
  }
  return { rings: [...rings].sort(([a], [b]) => inOrder(a, b)).map(([, sets]) => sets), milesOf };
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
    index: createJobIndexer(),
    fitting(index, query) {
      const { total, jobs } = findJobs(index, query, ({ all }) => all);
      return jobs(0, total).map(({ job }) => job);
    },
  };
}
