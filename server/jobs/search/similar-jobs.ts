import type { Job } from '../job.ts';

export function similarJobs(job: Job, open: readonly Job[], limit = 3): Job[] {
  const words = titleWords(job);
  return open
    .filter((other) => other.id !== '' && other.id !== job.id)
    .map((other) => ({ other, likeness: likeness(job, words, other) }))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, limit)
    .map(({ other }) => other);
}

function likeness(job: Job, words: ReadonlySet<string>, other: Job): number {
  const shared = titleWords(other).intersection(words).size;
  const sameLocation = other.location === job.location ? 2 : 0;
  const sameContract = job.contractType !== '' && other.contractType === job.contractType ? 1 : 0;
  return shared * 3 + sameLocation + sameContract;
}

const LINKING_WORDS = new Set(['and', 'the', 'for', 'with']);

function titleWords(job: Job): Set<string> {
  const words = job.title.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return new Set(words.filter((word) => !LINKING_WORDS.has(word)));
}
