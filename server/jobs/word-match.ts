import {
  type Bits,
  countOf,
  eachShared,
  hasRank,
  intersection,
  type JobSet,
  ranksFrom,
  sharedCount,
  union,
} from './job-sets.ts';
import type { Clue } from './word-index.ts';

/** A word of a question, and where adverts have it or one like it. */
export interface Term {
  word: string;
  clues: readonly Clue[];
}

/** The ways to say it; each of its terms must be there. */
export type Part = readonly (readonly Term[])[];

export interface WordMatch {
  /** Those that have all parts. */
  jobs: Bits;
  /** Of some of them the ranks, the best first; what fits as well stays in the order of ranks. */
  best(of: Bits, first: number, most: number): number[];
}

/** More than any score: a word that many titles have is worth little to BM25, and says what the job is all the same. */
const TITLE_FIRST = 1000;

/** @param classOf a place for each job, all 0; used while jobs are compared, and left so */
export function matchWords(parts: readonly Part[], classOf: Uint32Array): WordMatch {
  const jobs = classOf.length;
  const ways = parts.map((part) =>
    part.map((terms) => ({ terms, jobs: allOf(terms.map(({ clues }) => anyOf(clues, jobs))) })),
  );
  const fitting = allOf(
    ways.map((part) =>
      anyOf(
        part.map((way) => ({ jobs: { bits: way.jobs } })),
        jobs,
      ),
    ),
  );
  const before = new Set<number>();
  const signs = ways.flatMap((part) =>
    part.flatMap(({ terms, jobs: bits }): Sign[] => [
      { jobs: { bits }, words: terms.map(({ word }) => word) },
      ...terms.flatMap(({ clues }) =>
        // What is said one way counts only where all of it is said.
        clues.map((clue) => {
          const isAgain = clue.field === 'title' && before.has(clue.word);
          if (clue.field === 'title') before.add(clue.word);
          return { ...clue, isAgain, jobs: terms.length > 1 ? within(clue.jobs, bits) : clue.jobs };
        }),
      ),
    ]),
  );
  return { jobs: fitting, best: (of, first, most) => bestOf(of, signs, first, most, classOf) };
}

const anyOf = (of: readonly Pick<Clue, 'jobs'>[], jobs: number) =>
  union(
    of.map((one) => one.jobs),
    jobs,
  );

function allOf(sets: readonly Bits[]): Bits {
  return sets.reduce((all, bits) => intersection(all, { bits }));
}

function within(jobs: JobSet, bits: Bits): JobSet {
  if ('bits' in jobs) return { bits: intersection(bits, jobs) };
  return { ranks: jobs.ranks.filter((rank) => hasRank(bits, rank)) };
}

/** What tells jobs apart: that they have a clue, or all the words of a way to say it. */
type Sign = (Clue & { isAgain: boolean }) | { jobs: JobSet; words: readonly string[] };

/** Jobs with the same signs. */
interface Class {
  sign: Sign | null;
  /** The class that they were in before that sign. */
  before: Class | null;
  score: number;
  words: number;
  titleWords: number;
  /** Where those of it are that have another sign, too. */
  next: { sign: Sign; at: number } | null;
}

const NO_SIGNS: Class = { sign: null, before: null, score: 0, words: 0, titleWords: 0, next: null };

/** A word counts once, in however many ways it was said. */
function withSign(before: Class, sign: Sign): Class {
  let { score, words, titleWords } = before;
  if ('words' in sign) words += new Set(sign.words).difference(wordsOf(before)).size;
  else {
    score += sign.score;
    if (sign.field === 'title' && !(sign.isAgain && hasTitleWord(before, sign.word))) titleWords += 1;
  }
  return { sign, before, score, words, titleWords, next: null };
}

function* signsOf(ofClass: Class): Generator<Sign> {
  for (let one: Class | null = ofClass; one?.sign; one = one.before) yield one.sign;
}

function wordsOf(ofClass: Class): Set<string> {
  return new Set(signsOf(ofClass).flatMap((sign) => ('words' in sign ? sign.words : [])));
}

function hasTitleWord(ofClass: Class, word: number): boolean {
  return signsOf(ofClass).some((sign) => 'field' in sign && sign.field === 'title' && sign.word === word);
}

function bestOf(
  of: Bits,
  signs: readonly Sign[],
  first: number,
  most: number,
  classOf: Uint32Array,
): number[] {
  const count = countOf(of);
  const [common, telling] = [[] as Sign[], [] as Sign[]];
  for (const sign of signs) {
    const having = sharedCount(of, sign.jobs);
    if (having > 0) (having === count ? common : telling).push(sign);
  }
  // What all have tells none apart.
  if (telling.length === 0) return ranksFrom(of, first, most);
  const classes = [common.reduce(withSign, NO_SIGNS)];
  for (const sign of telling) splitBy(sign, of, classes, classOf);
  const scores = classes.map(totalOf);
  const sizes = new Uint32Array(classes.length);
  eachShared(of, { bits: of }, (rank) => {
    const at = classOf[rank] ?? 0;
    sizes[at] = (sizes[at] ?? 0) + 1;
  });
  const taken = takenOf(scores, sizes, first, most);
  const takenOfClass = scores.map((score) => taken.get(score));
  eachShared(of, { bits: of }, (rank) => {
    const here = takenOfClass[classOf[rank] ?? 0];
    classOf[rank] = 0;
    if (!here) return;
    if (here.skip > 0) here.skip -= 1;
    else if (here.ranks.length < here.most) here.ranks.push(rank);
  });
  return [...taken.values()].flatMap(({ ranks }) => ranks);
}

function splitBy(sign: Sign, of: Bits, classes: Class[], classOf: Uint32Array): void {
  eachShared(of, sign.jobs, (rank) => {
    const before = classes[classOf[rank] ?? 0] ?? NO_SIGNS;
    if (before.next?.sign !== sign) before.next = { sign, at: classes.push(withSign(before, sign)) - 1 };
    classOf[rank] = before.next.at;
  });
}

/** What adding in another order makes of a sum is no difference. */
const PRECISION = 1e6;

/** More words of the question make each of them worth more. */
function totalOf({ score, words, titleWords }: Class): number {
  return Math.round((titleWords * TITLE_FIRST + score * words) * PRECISION) / PRECISION;
}

/** By score, the best first: how many of its jobs to leave out and to take. */
function takenOf(scores: readonly number[], sizes: Uint32Array, first: number, most: number) {
  const sizeOf = new Map<number, number>();
  for (const [at, score] of scores.entries()) sizeOf.set(score, (sizeOf.get(score) ?? 0) + (sizes[at] ?? 0));
  const taken = new Map<number, { skip: number; most: number; ranks: number[] }>();
  let [skip, left] = [first, most];
  for (const [score, size] of [...sizeOf].sort(([a], [b]) => b - a)) {
    if (left === 0) break;
    if (size > skip) taken.set(score, { skip, most: left, ranks: [] });
    left -= Math.min(left, Math.max(0, size - skip));
    skip = Math.max(0, skip - size);
  }
  return taken;
}
