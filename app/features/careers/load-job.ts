import { jobPageText } from '#content/job-page.ts';
import type { JobBoard } from '#server/jobs/job-board.ts';
import type { JobPage } from '#server/jobs/job-page.ts';

export interface JobProblemWords {
  title: string;
  text?: string;
  back: string;
  retry?: string;
}

export type LoadedJob =
  | { page: JobPage }
  | { page: null; outcome: { kind: 'not-found' | 'failed' }; problem: JobProblemWords };

export async function loadJob(jobs: JobBoard, id: string, siteUrl: string): Promise<LoadedJob> {
  const { noId, notFound, gone, failed, back, retry } = jobPageText;
  if (id.trim() === '') return { page: null, outcome: { kind: 'not-found' }, problem: { title: noId, back } };
  const found = await jobs.read(id, siteUrl);
  switch (found.kind) {
    case 'found':
      return { page: found.value };
    case 'not-found':
      return { page: null, outcome: { kind: 'not-found' }, problem: { title: notFound, text: gone, back } };
    case 'outage':
      return { page: null, outcome: { kind: 'failed' }, problem: { title: failed, back, retry } };
  }
}
