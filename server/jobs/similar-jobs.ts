import { londonDate } from '../london-clock.ts';
import { isClosedOn, type Job } from './job.ts';

/** Those most like it, the likest first; what is equally like stays in the order of the list. */
export function similarJobs(job: Job, jobs: readonly Job[], now: Date, limit = 3): Job[] {
  const today = londonDate(now);
  const likeness = likenessTo(job, jobs);
  const best: { other: Job; likeness: number }[] = [];
  for (const [at, other] of jobs.entries()) {
    const value = likeness[at] ?? 0;
    if (value <= (best.length < limit ? 0 : (best.at(-1)?.likeness ?? 0))) continue;
    if (other.id === '' || other.id === job.id || isClosedOn(other, today)) continue;
    const before = best.findIndex((one) => one.likeness < value);
    best.splice(before === -1 ? best.length : before, 0, { other, likeness: value });
    best.length = Math.min(best.length, limit);
  }
  return best.map(({ other }) => other);
}

/** Of each job of the list. */
function likenessTo(job: Job, jobs: readonly Job[]): Uint16Array {
  const { titles, locations, contracts } = traitsOf(jobs);
  const likeness = new Uint16Array(jobs.length);
  const add = (places: readonly number[] | undefined, worth: number) => {
    for (const at of places ?? []) likeness[at] = (likeness[at] ?? 0) + worth;
  };
  for (const word of titleWords(job)) add(titles.get(word), 3);
  add(locations.get(job.location), 2);
  if (job.contractType !== '') add(contracts.get(job.contractType), 1);
  return likeness;
}

/** Which jobs of a list have it, by their places in the list. */
type Having = Map<string, number[]>;

interface Traits {
  titles: Having;
  locations: Having;
  contracts: Having;
}

const known = new WeakMap<readonly Job[], Traits>();

/** Made once for a list: it may be long. */
function traitsOf(jobs: readonly Job[]): Traits {
  const before = known.get(jobs);
  if (before) return before;
  const traits: Traits = { titles: new Map(), locations: new Map(), contracts: new Map() };
  for (const [at, job] of jobs.entries()) {
    for (const word of titleWords(job)) note(traits.titles, word, at);
    note(traits.locations, job.location, at);
    note(traits.contracts, job.contractType, at);
  }
  known.set(jobs, traits);
  return traits;
}

function note(having: Having, trait: string, at: number): void {
  const places = having.get(trait);
  if (places) places.push(at);
  else having.set(trait, [at]);
}

const LINKING_WORDS = new Set(['and', 'the', 'for', 'with']);

function titleWords(job: Job): Set<string> {
  const words = job.title.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return new Set(words.filter((word) => !LINKING_WORDS.has(word)));
}
