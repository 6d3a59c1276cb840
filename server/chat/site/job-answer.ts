import { pages } from '#content/pages.yaml';
import { noneOpen } from '#domain/jobs/no-jobs.ts';
import { fill } from '#domain/text/fill.ts';
import { plainText, wordStem } from '#domain/text/word-patterns.ts';
import type { Job } from '../../jobs/job.ts';
import type { JobBoard } from '../../jobs/job-board.ts';
import { ourWords } from './our-words.ts';

const MAX_NAMED = 4;
const { jobs: words } = ourWords;

export const jobCount = (count: number): string => (count === 1 ? words.one : fill(words.many, { count }));

export interface JobAnswer {
  text: string;
  pages: { title: string; path: string }[];
}

export async function jobAnswer(jobs: Pick<JobBoard, 'open'>, question: string): Promise<JobAnswer> {
  const outcome = await jobs.open();
  const list = { title: pages.careers.name, path: pages.careers.path };
  if (outcome.kind === 'outage') return { text: words.unknown, pages: [list] };
  const open = outcome.value;
  if (open.length === 0) return { text: noneOpen.text, pages: [list] };
  const named = mentioned(open, question);
  const shown = named.length > 0 ? named : open;
  const lines = shown
    .slice(0, MAX_NAMED)
    .map(({ title, location, salary }) => `${title}, ${[location, salary].filter(Boolean).join(', ')}`);
  const count = jobCount(open.length);
  const heading = `${count}${named.length > 0 ? `. ${words.best}` : `, ${words.among}`}`;
  return {
    text: `${heading}: ${lines.join('; ')}. ${words.apply}`,
    pages: [
      list,
      ...named
        .slice(0, 2)
        .filter(({ id }) => id.trim() !== '')
        .map(jobLink),
    ],
  };
}

const jobLink = ({ id, title }: Job) => ({
  title,
  path: `${pages.careers.path}/${encodeURIComponent(id)}`,
});

const IN_EVERY_JOB = new Set([
  'care',
  'carer',
  'worker',
  'support',
  'work',
  'job',
  'and',
  'with',
  'the',
  'part',
  'time',
  'home',
]);

/** A holiday, and not a job in the bank of staff. */
const BANK_HOLIDAY = /\bbank holidays?\b/gi;

function mentioned(jobs: readonly Job[], question: string): Job[] {
  const words = new Set(stems(question.replace(BANK_HOLIDAY, ' ')));
  return jobs.filter((job) => stemsOf(job).some((word) => words.has(word))).slice(0, MAX_NAMED);
}

/** A job stays the same object from list to list. */
const known = new WeakMap<Job, string[]>();

function stemsOf(job: Job): string[] {
  const cached = known.get(job) ?? stems(`${job.title} ${job.location}`);
  known.set(job, cached);
  return cached;
}

function stems(text: string): string[] {
  return plainText(text)
    .split(' ')
    .map(wordStem)
    .filter((word) => word.length > 2 && !IN_EVERY_JOB.has(word));
}
