import { addDays, londonInstant, londonMoment } from '#domain/time/london-time.ts';
import type { Job } from './job-source.ts';

/** Whether the job takes no more applications: its closing day, in London, is over. */
export function isClosed(job: Pick<Job, 'closingDate'>, now: Date): boolean {
  return isClosedOn(job, londonMoment(now).date);
}

/** The same for many jobs, with the day looked up once: `today` is London's date, `2026-11-21`. */
export function isClosedOn(job: Pick<Job, 'closingDate'>, today: string): boolean {
  return job.closingDate !== '' && job.closingDate < today;
}

/** The jobs that take applications. */
export function openJobs(jobs: readonly Job[], now: Date): Job[] {
  const today = londonMoment(now).date;
  return jobs.filter((job) => !isClosedOn(job, today));
}

/** The moment at which the closing day ends, or null where the job has none. */
export function closesAt(job: Pick<Job, 'closingDate'>): Date | null {
  return job.closingDate === '' ? null : londonInstant(addDays(job.closingDate, 1), 0);
}
