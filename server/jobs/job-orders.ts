import { HOUR_BANDS, type JobQuery, MAX_PAY } from '#domain/jobs/job-query.ts';
import type { Place } from '#domain/places/find-place.ts';
import type { Breathe } from '../in-slices.ts';
import { isClosedOn, type Job } from './job.ts';
import { addRank, type Bits, emptyBits, type JobSet, jobSet, NO_JOBS, setsOf, union } from './job-sets.ts';

/** A job with what is asked about it. */
export interface IndexEntry {
  /** Its place among the entries. */
  at: number;
  job: Job;
  /** One list for all jobs that are in the same places. */
  places: readonly Place[];
  contracts: readonly string[];
  hours: readonly number[];
  hourlyPay: number | null;
}

type HourBand = Exclude<JobQuery['hours'], ''>;

/** The jobs in one order, and by their rank in it those that an answer of the form leaves. */
export interface OrderedJobs {
  entries: readonly IndexEntry[];
  /** By the places of the entries. */
  rankOf: Uint32Array;
  all: Bits;
  sponsored: JobSet;
  ofContract(kind: string): JobSet;
  ofHours(band: HourBand): JobSet;
  /** @param pounds the least an hour, whole */
  paying(pounds: number): JobSet;
  byPlaces: ReadonlyMap<readonly Place[], JobSet>;
  byContract: ReadonlyMap<string, JobSet>;
  /** @param today London's date */
  openOn(today: string): Bits;
}

export async function orderJobs(entries: readonly IndexEntry[], breathe: Breathe): Promise<OrderedJobs> {
  const rankOf = new Uint32Array(entries.length);
  const sponsored: number[] = [];
  const contracts = new Map<string, number[]>();
  const bands = new Map<string, number[]>();
  const places = new Map<readonly Place[], number[]>();
  const pay = new Map<number, number[]>();
  const closing = new Map<string, number[]>();
  for (const [rank, entry] of entries.entries()) {
    rankOf[entry.at] = rank;
    if (entry.job.sponsorship) sponsored.push(rank);
    for (const kind of entry.contracts) note(contracts, kind, rank);
    for (const [band, { least, most }] of Object.entries(HOUR_BANDS))
      if (touches(entry.hours, least, most)) note(bands, band, rank);
    note(places, entry.places, rank);
    note(closing, entry.job.closingDate, rank);
    note(pay, Math.min(MAX_PAY, Math.floor(entry.hourlyPay ?? 0)), rank);
    await breathe();
  }
  const [byContract, byHours] = [setsOf(contracts, entries.length), setsOf(bands, entries.length)];
  const floors = payFloors(pay, entries.length);
  return {
    entries,
    rankOf,
    all: union([{ ranks: rankOf }], entries.length),
    sponsored: jobSet(sponsored, entries.length),
    ofContract: (kind) => byContract.get(kind) ?? NO_JOBS,
    ofHours: (band) => byHours.get(band) ?? NO_JOBS,
    paying: (pounds) => floors.find(([floor]) => floor >= pounds)?.[1] ?? NO_JOBS,
    byPlaces: setsOf(places, entries.length),
    byContract,
    openOn: openByDay(closing, entries.length),
  };
}

export function note<Key>(groups: Map<Key, number[]>, key: Key, rank: number): void {
  const ranks = groups.get(key);
  if (ranks) ranks.push(rank);
  else groups.set(key, [rank]);
}

/** Two figures are a range, which is in every band it touches. */
function touches(hours: readonly number[], least: number, most: number): boolean {
  return hours.length > 0 && Math.min(...hours) <= most && Math.max(...hours) >= least;
}

/** For each whole number of pounds that some job pays, the jobs that pay it or more; the lowest first. */
function payFloors(pay: ReadonlyMap<number, number[]>, jobs: number): [number, JobSet][] {
  const bits = emptyBits(jobs);
  const floors = [...pay].sort(([a], [b]) => b - a);
  return floors
    .map(([floor, ranks]): [number, JobSet] => {
      for (const rank of ranks) addRank(bits, rank);
      return [floor, { bits: bits.slice() }];
    })
    .reverse();
}

/** @param closing the jobs of each last day */
export function openByDay(
  closing: ReadonlyMap<string, readonly number[]>,
  jobs: number,
): (today: string) => Bits {
  const sets = [...closing].map(([closingDate, ranks]) => ({ closingDate, ranks: Uint32Array.from(ranks) }));
  return ofDay((today) =>
    union(
      sets.filter((set) => !isClosedOn(set, today)),
      jobs,
    ),
  );
}

/** What depends on the day is made once a day. */
export function ofDay<Value>(make: (today: string) => Value): (today: string) => Value {
  let known: { today: string; value: Value } | null = null;
  return (today) => {
    if (known?.today !== today) known = { today, value: make(today) };
    return known.value;
  };
}
