import { jobTermWords as words } from '#content/job-terms.yaml';
import { type WorkedDay, workedDay } from '#domain/jobs/worked-day.ts';
import { fill, forCount } from '#domain/text/fill.ts';
import type { Job } from './job.ts';
import { readPay } from './pay.ts';

export interface JobTerm {
  label: string;
  /** Null where the advert does not say. */
  value: string | null;
}

const TERMS = Object.keys(words.labels) as (keyof typeof words.labels)[];

export function jobTerms(job: Job): JobTerm[] {
  const said = {
    ...job,
    travelTime: job.travelTime && words.travelTime[job.travelTime],
    rotaNoticeDays: job.rotaNoticeDays === null ? null : rotaNotice(job.rotaNoticeDays),
  };
  return TERMS.map((term) => ({ label: words.labels[term], value: said[term] || null }));
}

function rotaNotice(days: number): string {
  const { none, ...counted } = words.rotaNotice;
  return days === 0 ? none : fill(forCount(counted, days), { count: days });
}

export function termsInWords(job: Job): string[] {
  return jobTerms(job).flatMap(({ label, value }) => (value ? [`${label}: ${value}`] : []));
}

/** Null where pay is not by the hour, or the advert does not say enough. */
export function workedDayOf(job: Job): WorkedDay | null {
  const pay = readPay(job.salary);
  return pay?.unit === 'HOUR' ? workedDay(job, pay) : null;
}
