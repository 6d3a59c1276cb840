// Names what an open advert leaves unsaid: a carer who has to ask may not apply.
import { jobTermWords } from '#content/job-terms.yaml';
import { FACT_FIELDS } from '#domain/content/fact-fields.ts';
import { type Job, openJobs } from '#server/jobs/job.ts';
import { factsInWords, workedDayOf } from '#server/jobs/job-terms.ts';
import { readPay } from '#server/jobs/pay.ts';

/** Each as `content/jobs: night-carer: the advert does not say: Mileage, Sick pay`. */
export function silentAdverts(jobs: readonly Job[], now: Date): string[] {
  return openJobs(jobs, now).flatMap((job) => {
    const unsaid = factsInWords(job, FACT_FIELDS).flatMap(({ label, value }) =>
      value === null ? [label] : [],
    );
    if (lacksDay(job)) unsaid.push(`${jobTermWords.day.title} (dayVisitMinutes, dayTravelMinutes)`);
    return unsaid.length > 0
      ? [`content/jobs: ${job.id}: the advert does not say: ${unsaid.join(', ')}`]
      : [];
  });
}

function lacksDay(job: Job): boolean {
  const travels = job.travelTime === 'paid' || job.travelTime === 'not paid';
  return travels && readPay(job.salary)?.unit === 'HOUR' && workedDayOf(job) === null;
}
