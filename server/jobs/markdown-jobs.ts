import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../logging.ts';
import { type JobFileFault, readJobFile } from './job-file.ts';
import { type Job, type JobSource, JobSourceError } from './job-source.ts';

const MAX_FILE_BYTES = 200_000;

/** What a folder of jobs holds: the usable ones, and what is wrong with the others. */
export interface JobFolder {
  jobs: Job[];
  /** Each names the file, and the line and the field where they are known. */
  faults: string[];
}

/**
 * Reads every `.md` file of the folder, in the order of their names; `README.md` is left out.
 *
 * @throws JobSourceError when the folder itself cannot be read
 */
export async function readJobFolder(folder: string): Promise<JobFolder> {
  const found: JobFolder = { jobs: [], faults: [] };
  const names = await namesIn(folder);
  const results = await Promise.all(names.map((name) => readOne(folder, name)));
  for (const [index, result] of results.entries()) {
    const name = names[index] ?? '';
    if ('faults' in result) found.faults.push(...result.faults.map((fault) => faultSentence(name, fault)));
    else if (found.jobs.some((job) => job.id === result.job.id))
      found.faults.push(`${name}: id: another file has the id "${result.job.id}" too`);
    else found.jobs.push(result.job);
  }
  return found;
}

/** The jobs of a folder of Markdown files: what the embedded backend serves. */
export function createMarkdownJobs({ folder, log }: { folder: string; log: Log }): JobSource {
  let named = '';
  const list = async (): Promise<Job[]> => {
    const { jobs, faults } = await readJobFolder(folder);
    const sentences = faults.join('\n');
    // Named once, and again when they change; not on every look into the folder.
    if (sentences !== named) for (const fault of faults) log.error(`a job is left out: ${fault}`);
    named = sentences;
    return jobs;
  };
  return { list, find: async (id) => (await list()).find((job) => job.id === id) ?? null };
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder);
    return names.filter((name) => name.endsWith('.md') && !/^(readme\.md$|[._])/i.test(name)).sort();
  } catch (error) {
    throw new JobSourceError('The folder of jobs cannot be read', { cause: error });
  }
}

async function readOne(folder: string, name: string): Promise<ReturnType<typeof readJobFile>> {
  try {
    const path = join(folder, name);
    if ((await stat(path)).size > MAX_FILE_BYTES) return { faults: [{ message: 'is larger than 200 kB' }] };
    return readJobFile(await readFile(path, 'utf8'));
  } catch {
    return { faults: [{ message: 'cannot be read' }] };
  }
}

function faultSentence(name: string, { line, field, message }: JobFileFault): string {
  return [line ? `${name}:${line}` : name, field, message].filter(Boolean).join(': ');
}
