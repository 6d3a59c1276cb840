import { createBreathing } from '../in-slices.ts';
import type { Job } from './job.ts';

/**
 * Of a list that is loaded again, what has not changed stays the very object that it was, and so does the whole list:
 * what was made from it is still good.
 */
export async function keepUnchanged(before: readonly Job[], jobs: Job[]): Promise<Job[]> {
  const breathe = createBreathing();
  const known = new Map<string, Job>();
  for (const job of before) {
    known.set(job.id, job);
    await breathe();
  }
  const kept: Job[] = [];
  for (const [at, job] of jobs.entries()) {
    const same = [before[at], known.get(job.id)].find((one) => one !== undefined && isSame(one, job));
    kept.push(same ?? job);
    await breathe();
  }
  const isSameList = kept.length === before.length && kept.every((job, at) => job === before[at]);
  return isSameList ? (before as Job[]) : kept;
}

function isSame(one: Job, other: Job): boolean {
  return (Object.keys(other) as (keyof Job)[]).every((field) => one[field] === other[field]);
}
