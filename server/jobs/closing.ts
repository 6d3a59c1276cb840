import { londonDate, londonMidnight } from '../london-clock.ts';
import type { Job } from './job-source.ts';

/** Whether the job takes no more applications: its closing day, in London, is over. */
export function isClosed(job: Pick<Job, 'closingDate'>, now: Date): boolean {
  return isClosedOn(job, londonDate(now));
}

/** The same for many jobs, with the day looked up once: `today` is London's date, `2026-11-21`. */
export function isClosedOn(job: Pick<Job, 'closingDate'>, today: string): boolean {
  return job.closingDate !== '' && job.closingDate < today;
}

/** The jobs that take applications. */
export function openJobs(jobs: readonly Job[], now: Date): Job[] {
  const today = londonDate(now);
  return jobs.filter((job) => !isClosedOn(job, today));
}

/** The moment at which the closing day ends, or null if the job has none. */
export function closesAt(job: Pick<Job, 'closingDate'>): Date | null {
  if (job.closingDate === '') return null;
  return londonMidnight(Temporal.PlainDate.from(job.closingDate).add({ days: 1 }));
}
