import { jobApplication } from '#content/job-application.yaml';
import { answeredBy } from '#domain/office-hours/office-hours.ts';
import { londonInstant, londonMoment } from '#domain/time/london-time.ts';
import type { Visit } from '~/visit.ts';
import { applicationOf } from '../job-paths.ts';

const SENT = 'on';

const sealedFor = (jobId: string) => `day ${applicationOf(jobId)}`;

/** The thanks are an address that may be opened again later: the promised day stays the one that was promised. */
export function writeSentDay(query: URLSearchParams, { services }: Visit, jobId: string): void {
  query.set(SENT, services.receipts.seal(londonMoment(new Date()).date, sealedFor(jobId)));
}

/** The promised day in words; null where none was promised. */
export function readPromisedDay({ services, url }: Visit, jobId: string): string | null {
  const sent = services.receipts.read(url.searchParams.get(SENT) ?? '', sealedFor(jobId))?.reference;
  return sent ? answeredBy(londonInstant(sent, 0), jobApplication.answerWorkingDays) : null;
}
