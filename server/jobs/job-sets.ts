/** Jobs of a list by their rank in an order, a bit each: fifty thousand are compared with a filter in some microseconds. */
export type Bits = Uint32Array<ArrayBuffer>;

/** Of few jobs their ranks, rising, which take less. */
export type JobSet = { bits: Bits } | { ranks: Uint32Array };

export const NO_JOBS: JobSet = { ranks: new Uint32Array() };

const WORD = 32;

export function emptyBits(jobs: number): Bits {
  return new Uint32Array(Math.ceil(jobs / WORD));
}

export function addRank(bits: Bits, rank: number): void {
  const word = rank >>> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (rank & 31));
}

export function hasRank(bits: Bits, rank: number): boolean {
  return (((bits[rank >>> 5] ?? 0) >>> (rank & 31)) & 1) === 1;
}

/** @param ranks rising */
export function jobSet(ranks: Uint32Array | readonly number[], jobs: number): JobSet {
  if (ranks.length * WORD < jobs) return { ranks: Uint32Array.from(ranks) };
  const bits = emptyBits(jobs);
  for (const rank of ranks) addRank(bits, rank);
  return { bits };
}

/** @param groups of each trait the ranks of the jobs that have it, rising */
export function setsOf<Key>(groups: ReadonlyMap<Key, readonly number[]>, jobs: number): Map<Key, JobSet> {
  return new Map(groups.entries().map(([key, ranks]) => [key, jobSet(ranks, jobs)]));
}

export function intersection(bits: Bits, set: JobSet): Bits {
  const both = new Uint32Array(bits.length);
  if ('ranks' in set) {
    for (const rank of set.ranks) if (hasRank(bits, rank)) addRank(both, rank);
    return both;
  }
  for (let at = 0; at < bits.length; at += 1) both[at] = (bits[at] ?? 0) & (set.bits[at] ?? 0);
  return both;
}

export function without(bits: Bits, others: Bits): Bits {
  const left = bits.slice();
  for (let at = 0; at < left.length; at += 1) left[at] = (left[at] ?? 0) & ~(others[at] ?? 0);
  return left;
}

export function isEmpty(bits: Bits): boolean {
  for (let at = 0; at < bits.length; at += 1) if (bits[at] !== 0) return false;
  return true;
}

export function union(sets: Iterable<JobSet>, jobs: number): Bits {
  const all = emptyBits(jobs);
  for (const set of sets) {
    if ('ranks' in set) for (const rank of set.ranks) addRank(all, rank);
    else for (let at = 0; at < all.length; at += 1) all[at] = (all[at] ?? 0) | (set.bits[at] ?? 0);
  }
  return all;
}

export function countOf(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) count += onesIn(bits[at] ?? 0);
  return count;
}

export function sharedCount(bits: Bits, set: JobSet): number {
  let count = 0;
  if ('ranks' in set) for (const rank of set.ranks) count += Number(hasRank(bits, rank));
  else for (let at = 0; at < bits.length; at += 1) count += onesIn((bits[at] ?? 0) & (set.bits[at] ?? 0));
  return count;
}

/** The ranks from a place among them, without looking at each before it. */
export function ranksFrom(bits: Bits, first: number, most: number): number[] {
  const ranks: number[] = [];
  let skip = first;
  for (let at = 0; at < bits.length && ranks.length < most; at += 1) {
    const ones = onesIn(bits[at] ?? 0);
    if (skip >= ones) {
      skip -= ones;
      continue;
    }
    for (let word = bits[at] ?? 0; word !== 0 && ranks.length < most; word &= word - 1) {
      if (skip > 0) skip -= 1;
      else ranks.push(at * WORD + lowestOne(word));
    }
  }
  return ranks;
}

export function eachShared(bits: Bits, set: JobSet, visit: (rank: number) => void): void {
  if ('ranks' in set) {
    for (const rank of set.ranks) if (hasRank(bits, rank)) visit(rank);
    return;
  }
  for (let at = 0; at < bits.length; at += 1) {
    for (let word = (bits[at] ?? 0) & (set.bits[at] ?? 0); word !== 0; word &= word - 1)
      visit(at * WORD + lowestOne(word));
  }
}

const lowestOne = (word: number) => 31 - Math.clz32(word & -word);

/** The ones of 32 bits, counted side by side. */
function onesIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
