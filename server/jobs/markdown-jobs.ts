import type { Log } from '../logging.ts';
import { namingFaults, readMarkdownFolder } from '../markdown/markdown-folder.ts';
import { readJobFile } from './job-file.ts';
import { type Job, type JobSource, JobSourceError } from './job-source.ts';

/** What a folder of jobs holds: the usable ones, and what is wrong with the others. */
export interface JobFolder {
  jobs: Job[];
  /** Each names the file, and the line and the field where they are known. */
  faults: string[];
}

/**
 * Reads every job of the folder, in the order of the names of their files.
 *
 * @throws JobSourceError when the folder itself cannot be read
 */
export async function readJobFolder(folder: string): Promise<JobFolder> {
  const { files, faults } = await readMarkdownFolder(folder, readJobFile).catch((error: unknown) => {
    throw new JobSourceError('The folder of jobs cannot be read', { cause: error });
  });
  const found: JobFolder = { jobs: [], faults };
  for (const { name, value: job } of files) {
    if (found.jobs.some(({ id }) => id === job.id)) {
      found.faults.push(`${name}: id: another file has the id "${job.id}" too`);
    } else found.jobs.push(job);
  }
  return found;
}

/** The jobs of a folder of Markdown files: what the embedded backend serves. */
export function createMarkdownJobs({ folder, log }: { folder: string; log: Log }): JobSource {
  const nameFaults = namingFaults(log, 'a job');
  const list = async (): Promise<Job[]> => {
    const { jobs, faults } = await readJobFolder(folder);
    nameFaults(faults);
    return jobs;
  };
  return { list, find: async (id) => (await list()).find((job) => job.id === id) ?? null };
}
