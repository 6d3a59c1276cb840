import { completeJob, type Job } from '../job.ts';
import type { JobSource } from './job-source.ts';

export function sampleJob(fields: Partial<Job> = {}): Job {
  const title = fields.title ?? 'Care Assistant';
  return completeJob({
    id: title.toLowerCase().replaceAll(' ', '-'),
    title,
    fullDescription: 'Visits.',
    ...fields,
  });
}

export function switchableSource(jobs: Job[] = []): JobSource & {
  answer: Job[] | Error | Promise<Job[]>;
  lists: number;
  finds: string[];
} {
  const source = {
    answer: jobs as Job[] | Error | Promise<Job[]>,
    lists: 0,
    finds: [] as string[],
    list: async () => {
      source.lists += 1;
      const answer = await source.answer;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    find: async (id: string) => {
      source.finds.push(id);
      const answer = await source.answer;
      if (answer instanceof Error) throw answer;
      return answer.find((job) => job.id === id) ?? null;
    },
  };
  return source;
}
