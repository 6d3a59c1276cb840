import type { Breathe } from '../in-slices.ts';
import { sortedInSlices } from '../in-slices.ts';
import { type JobSet, jobSet } from './job-sets.ts';
import { slipsBetween } from './slips-between.ts';

/** What an advert says where, the words of a place each once. */
export type Document = Readonly<Record<Field, readonly string[]>>;
export type Field = keyof typeof BOOSTS;

const BOOSTS = { title: 6, facts: 2, text: 1 } as const;
export const FIELDS = Object.keys(BOOSTS) as Field[];
const PREFIX_WEIGHT = 0.6;
const SLIP_WEIGHT = 0.3;
/** Of BM25 without regard to length, where a field has a word once or not at all: (d + (k + 1) / (1 + k)). */
const ONCE = 1.5;

/** That a word stands in a field, what that is worth, and the jobs of which it is true. */
export interface Clue {
  word: number;
  field: Field;
  score: number;
  jobs: JobSet;
}

interface WordLookup {
  prefix: boolean;
  /** How many letters may be wrong, missing or too many; not the first. */
  slips: number;
}

export interface WordIndex {
  /** How many words there are. */
  size: number;
  knows(word: string, options: Pick<WordLookup, 'prefix'>): boolean;
  clues(word: string, options: WordLookup): Clue[];
}

/** Numbers of words, which outlive an index: what an advert says is read once. */
export type Vocabulary = Map<string, number>;

/** The words of an advert with their fields, as numbers. */
export function keysOf(document: Document, vocabulary: Vocabulary): Uint32Array {
  return Uint32Array.from(
    FIELDS.flatMap((field, fieldNumber) =>
      document[field].map((word) => {
        const known = vocabulary.get(word) ?? vocabulary.size;
        vocabulary.set(word, known);
        return known * FIELDS.length + fieldNumber;
      }),
    ),
  );
}

/** @param keys of each job, in the order in which its ranks are wanted */
export async function indexWords(
  keys: readonly Uint32Array[],
  vocabulary: Vocabulary,
  breathe: Breathe,
): Promise<WordIndex> {
  const { starts, ranks } = await postingsOf(keys, vocabulary.size * FIELDS.length, breathe);
  const isUsed = (word: number) =>
    (starts[word * FIELDS.length] ?? 0) < (starts[(word + 1) * FIELDS.length] ?? 0);
  const used = vocabulary
    .entries()
    .filter(([, word]) => isUsed(word))
    .toArray();
  const words = await sortedInSlices(used, ([a], [b]) => (a < b ? -1 : Number(a > b)), breathe);
  const long = new Map<number, JobSet>();

  function jobsOf(key: number): JobSet {
    const posting = ranks.subarray(starts[key], starts[key + 1]);
    const known = long.get(key);
    if (known) return known;
    const set = jobSet(posting, keys.length);
    if ('bits' in set) long.set(key, set);
    return 'bits' in set ? set : { ranks: posting };
  }
  for (let key = 0; key + 1 < starts.length; key += 1) {
    const jobs = (starts[key + 1] ?? 0) - (starts[key] ?? 0);
    if (jobs === 0 || jobs * 32 < keys.length) continue;
    jobsOf(key);
    await breathe();
  }

  /** The rarer, the more it says. */
  function cluesOf(word: number, weight: number): Clue[] {
    return FIELDS.flatMap((field, fieldNumber) => {
      const key = word * FIELDS.length + fieldNumber;
      const having = (starts[key + 1] ?? 0) - (starts[key] ?? 0);
      if (having === 0) return [];
      const rarity = Math.log(1 + (keys.length - having + 0.5) / (having + 0.5));
      return [{ word, field, score: weight * BOOSTS[field] * (rarity * ONCE), jobs: jobsOf(key) }];
    });
  }

  /** Where the words begin that are not before it. */
  function placeOf(text: string): number {
    let [low, high] = [0, words.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((words[middle]?.[0] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function* beginningWith(text: string) {
    for (let at = placeOf(text); words[at]?.[0].startsWith(text); at += 1)
      yield words[at] as [string, number];
  }

  return {
    size: words.length,
    knows(word, { prefix }) {
      const found = words[placeOf(word)]?.[0];
      return prefix ? found?.startsWith(word) === true : found === word;
    },
    clues(word, { prefix, slips }) {
      const exact = vocabulary.get(word);
      const clues = exact === undefined ? [] : cluesOf(exact, 1);
      for (const [found, number] of prefix ? beginningWith(word) : []) {
        const more = found.length - word.length;
        if (more > 0)
          clues.push(...cluesOf(number, (PREFIX_WEIGHT * found.length) / (found.length + 0.3 * more)));
      }
      for (const [found, number] of slips > 0 ? beginningWith(word.charAt(0)) : []) {
        const wrong = slipsBetween(word, found, slips);
        if (wrong > 0 && wrong <= slips)
          clues.push(...cluesOf(number, (SLIP_WEIGHT * found.length) / (found.length + wrong)));
      }
      return clues;
    },
  };
}

/** Which jobs have each key, all in one list, key by key. */
async function postingsOf(keys: readonly Uint32Array[], count: number, breathe: Breathe) {
  const starts = new Uint32Array(count + 1);
  for (const ofJob of keys) {
    for (const key of ofJob) starts[key + 1] = (starts[key + 1] ?? 0) + 1;
    await breathe();
  }
  for (let key = 0; key < count; key += 1) starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0);
  const ranks = new Uint32Array(starts[count] ?? 0);
  const next = starts.slice();
  for (const [rank, ofJob] of keys.entries()) {
    for (const key of ofJob) {
      ranks[next[key] ?? 0] = rank;
      next[key] = (next[key] ?? 0) + 1;
    }
    await breathe();
  }
  return { starts, ranks };
}
