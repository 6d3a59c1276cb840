import { careers } from '#content/careers.ts';
import { pages } from '#content/pages.ts';
import type { JobBoard } from '../../jobs/job-board.ts';
import type { Job } from '../../jobs/job-source.ts';
import { plainWords, wordStem } from './plain-words.ts';

/** So many are named; the others are on the careers page. */
const mostNamed = 4;

export interface JobAnswer {
  text: string;
  pages: { title: string; path: string }[];
}

/** Which jobs are open now, those that the question names first. Jobs nobody can list are no reason to be silent. */
export async function jobAnswer(jobs: Pick<JobBoard, 'open'>, question: string): Promise<JobAnswer> {
  const open = await jobs.open().catch(() => null);
  const list = { title: pages.careers.name, path: pages.careers.path };
  if (open === null) return { text: 'Our open jobs are on the careers page.', pages: [list] };
  if (open.length === 0) return { text: careers.empty.text, pages: [list] };
  const named = mentioned(open, question);
  const shown = named.length > 0 ? named : open;
  const lines = shown
    .slice(0, mostNamed)
    .map(({ title, location, salary }) => `${title}, ${[location, salary].filter(Boolean).join(', ')}`);
  const count = open.length === 1 ? 'One job is open now' : `${open.length} jobs are open now`;
  const heading = named.length > 0 ? `${count}. These fit best` : `${count}, among them`;
  return {
    text: `${heading}: ${lines.join('; ')}. Each job’s page says whether a visa can be sponsored, and you can apply there with your CV.`,
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

const everyJob = new Set([
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

function mentioned(jobs: readonly Job[], question: string): Job[] {
  const asked = new Set(stems(question));
  return jobs.filter(({ title, location }) => stems(`${title} ${location}`).some((word) => asked.has(word)));
}

function stems(text: string): string[] {
  return plainWords(text)
    .split(' ')
    .map(wordStem)
    .filter((word) => word.length > 2 && !everyJob.has(word));
}
