import { assistantJobs } from '#content/assistant-sentences.ts';
import { careers } from '#content/careers.ts';
import { pages } from '#content/pages.ts';
import { plainText, wordStem } from '#domain/text/word-patterns.ts';
import { createBreathing } from '../../in-slices.ts';
import type { Job } from '../../jobs/job.ts';
import type { JobBoard } from '../../jobs/job-board.ts';

const MAX_NAMED = 4;

export interface JobAnswer {
  text: string;
  pages: { title: string; path: string }[];
}

/** Jobs that nobody can list are no reason to be silent. */
export async function jobAnswer(jobs: Pick<JobBoard, 'open'>, question: string): Promise<JobAnswer> {
  const found = await jobs.open();
  const list = { title: pages.careers.name, path: pages.careers.path };
  if (found.kind === 'outage') return { text: assistantJobs.unknown, pages: [list] };
  const open = found.value;
  if (open.length === 0) return { text: careers.empty.text, pages: [list] };
  const named = await mentioned(open, question);
  const shown = named.length > 0 ? named : open;
  const lines = shown
    .slice(0, MAX_NAMED)
    .map(({ title, location, salary }) => `${title}, ${[location, salary].filter(Boolean).join(', ')}`);
  const count = assistantJobs.count(open.length);
  const heading = `${count}${named.length > 0 ? `. ${assistantJobs.best}` : `, ${assistantJobs.among}`}`;
  return {
    text: `${heading}: ${lines.join('; ')}. ${assistantJobs.apply}`,
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

/** The first that their titles or places name. */
async function mentioned(jobs: readonly Job[], question: string): Promise<Job[]> {
  const words = new Set(stems(question));
  if (words.size === 0) return [];
  const byWord = await firstOfEachWord(jobs);
  const places = new Set([...words].flatMap((word) => byWord.get(word) ?? []));
  return [...places]
    .sort((a, b) => a - b)
    .slice(0, MAX_NAMED)
    .flatMap((at) => jobs[at] ?? []);
}

type FirstJobs = ReadonlyMap<string, number[]>;

const lists = new WeakMap<readonly Job[], Promise<FirstJobs>>();

function firstOfEachWord(jobs: readonly Job[]): Promise<FirstJobs> {
  const known = lists.get(jobs) ?? readFirstOfEachWord(jobs);
  lists.set(jobs, known);
  return known;
}

/** By their places in the list, which may be long: a question must not look at all of it. */
async function readFirstOfEachWord(jobs: readonly Job[]): Promise<FirstJobs> {
  const breathe = createBreathing();
  const first = new Map<string, number[]>();
  for (const [at, job] of jobs.entries()) {
    for (const word of new Set(stemsOf(job))) {
      const places = first.get(word);
      if (!places) first.set(word, [at]);
      else if (places.length < MAX_NAMED) places.push(at);
    }
    await breathe();
  }
  return first;
}

/** Jobs stay the same from list to list. */
const known = new WeakMap<Job, string[]>();

function stemsOf(job: Job): string[] {
  const found = known.get(job) ?? stems(`${job.title} ${job.location}`);
  known.set(job, found);
  return found;
}

function stems(text: string): string[] {
  return plainText(text)
    .split(' ')
    .map(wordStem)
    .filter((word) => word.length > 2 && !IN_EVERY_JOB.has(word));
}
