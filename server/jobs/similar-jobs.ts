import type { Breathe } from '../in-slices.ts';
import { londonDate } from '../london-clock.ts';
import type { Job } from './job.ts';
import { note, openByDay } from './job-orders.ts';
import {
  type Bits,
  emptyBits,
  intersection,
  isEmpty,
  type JobSet,
  ranksFrom,
  setsOf,
  union,
  without,
} from './job-sets.ts';

/** What makes jobs of a list like another, with the jobs that have it by their places in the list. */
export interface Likeness {
  jobs: readonly Job[];
  titles: ReadonlyMap<string, JobSet>;
  locations: ReadonlyMap<string, JobSet>;
  contracts: ReadonlyMap<string, JobSet>;
  /** Those that can be applied for on a day of London, and have a page. */
  openOn(today: string): Bits;
}

/** Those most like it, the likest first; what is equally like stays in the order of the list. */
export function similarJobs(job: Job, likeness: Likeness, now: Date, limit = 3): Job[] {
  const { jobs, titles, locations, contracts, openOn } = likeness;
  const open = openOn(londonDate(now));
  const sums = Array.from({ length: SUM_BITS }, () => emptyBits(jobs.length));
  for (const word of titleWords(job)) {
    add(sums, titles.get(word), 0);
    add(sums, titles.get(word), 1);
  }
  add(sums, locations.get(job.location), 1);
  if (job.contractType !== '') add(sums, contracts.get(job.contractType), 0);
  const alike = union(
    sums.map((bits) => ({ bits })),
    jobs.length,
  );
  let left = intersection(open, { bits: alike });
  const similar: Job[] = [];
  while (similar.length < limit && !isEmpty(left)) {
    const best = largest(left, sums);
    const found = ranksFrom(best, 0, limit + 1).flatMap((rank) => jobs[rank] ?? []);
    similar.push(...found.filter(({ id }) => id !== job.id));
    left = without(left, best);
  }
  return similar.slice(0, limit);
}

/** Enough for more words than {@link MAX_TITLE_WORDS}, at three each. */
const SUM_BITS = 8;
const MAX_TITLE_WORDS = 80;

/** Sums of all jobs at once, written as binary numbers, a set for each of their digits. */
function add(sums: Bits[], jobs: JobSet | undefined, digit: number): void {
  if (!jobs) return;
  const addTo = (at: number, bits: number) => {
    let carry = bits;
    for (let place = digit; carry !== 0 && place < SUM_BITS; place += 1) {
      const sum = sums[place] as Bits;
      const before = sum[at] ?? 0;
      sum[at] = before ^ carry;
      carry &= before;
    }
  };
  if ('bits' in jobs) for (let at = 0; at < jobs.bits.length; at += 1) addTo(at, jobs.bits[at] ?? 0);
  else for (const rank of jobs.ranks) addTo(rank >>> 5, 1 << (rank & 31));
}

function largest(among: Bits, sums: readonly Bits[]): Bits {
  return sums.reduceRight((best, digit) => {
    const larger = intersection(best, { bits: digit });
    return isEmpty(larger) ? best : larger;
  }, among);
}

export async function indexLikeness(jobs: readonly Job[], breathe: Breathe): Promise<Likeness> {
  const titles = new Map<string, number[]>();
  const locations = new Map<string, number[]>();
  const contracts = new Map<string, number[]>();
  const closing = new Map<string, number[]>();
  for (const [at, job] of jobs.entries()) {
    for (const word of titleWords(job)) note(titles, word, at);
    note(locations, job.location, at);
    note(contracts, job.contractType, at);
    if (job.id !== '') note(closing, job.closingDate, at);
    await breathe();
  }
  return {
    jobs,
    titles: setsOf(titles, jobs.length),
    locations: setsOf(locations, jobs.length),
    contracts: setsOf(contracts, jobs.length),
    openOn: openByDay(closing, jobs.length),
  };
}

const LINKING_WORDS = new Set(['and', 'the', 'for', 'with']);

function titleWords(job: Job): Set<string> {
  const words = job.title.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return new Set(words.filter((word) => !LINKING_WORDS.has(word)).slice(0, MAX_TITLE_WORDS));
}
