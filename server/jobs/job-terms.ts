import { jobPageText } from '#content/job-page.yaml';
import { jobTermWords as words } from '#content/job-terms.yaml';
import { type FactField, TERM_FIELDS } from '#domain/content/fact-fields.ts';
import { type WorkedDay, workedDay } from '#domain/jobs/worked-day.ts';
import { fill, forCount } from '#domain/text/fill.ts';
import { localDate } from '#domain/time/days-in-words.ts';
import { isDay } from '#domain/time/wall-clock.ts';
import type { Job } from './job.ts';
import { readPay } from './pay.ts';

export interface JobTerm {
  label: string;
  value: string | null;
}

const LABELS: Readonly<Record<FactField, string>> = { ...jobPageText.labels, ...words.labels };

export function jobTerms(job: Job): JobTerm[] {
  return factsInWords(job, TERM_FIELDS);
}

export function factsInWords(job: Job, fields: readonly FactField[]): JobTerm[] {
  const values = {
    ...job,
    startDate: startInWords(job.startDate),
    travelTime: job.travelTime && words.travelTime[job.travelTime],
    sickPayFromDayOne: job.sickPayFromDayOne && words.isSo,
    rotaNoticeDays: job.rotaNoticeDays === null ? null : rotaNotice(job.rotaNoticeDays),
  };
  return fields.map((field) => ({ label: LABELS[field], value: values[field] || null }));
}

export function startInWords(startDate: string): string {
  return isDay(startDate) ? localDate(startDate) : startDate;
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
