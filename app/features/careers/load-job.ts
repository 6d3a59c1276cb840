import { brand } from '#content/brand.yaml';
import { jobPageText } from '#content/job-page.yaml';
import type { JobPage } from '#server/jobs/job-page.ts';
import type { Visit } from '~/visit.ts';

export interface JobProblemWords {
  title: string;
  text?: string;
  back: string;
  retry?: string;
}

export type LoadedJob =
  | { page: JobPage }
  | { page: null; outcome: { kind: 'not-found' | 'failed' }; problem: JobProblemWords };

export async function loadJob({ services, facts }: Visit, id: string): Promise<LoadedJob> {
  const { noId, notFound, gone, failed, back, retry } = jobPageText;
  if (id.trim() === '') return { page: null, outcome: { kind: 'not-found' }, problem: { title: noId, back } };
  const found = await services.jobs.read(id, brand.publicUrl, facts.clientAddress);
  switch (found.kind) {
    case 'found':
      return { page: found.value };
    case 'not-found':
      return { page: null, outcome: { kind: 'not-found' }, problem: { title: notFound, text: gone, back } };
    case 'outage':
      return { page: null, outcome: { kind: 'failed' }, problem: { title: failed, back, retry } };
  }
}
