import * as v from 'valibot';
import { date, line, longText } from '../markdown/field-kinds.ts';
import { completeJob, pay, title, yesOrNo } from './job-fields.ts';
import type { Job } from './job-source.ts';

/** A job as `GET /api/jobs` carries it; `sponsership` is how the contract spells it. */
interface WireJob {
  id: string;
  title: string;
  description: string;
  requirements: string;
  location: string;
  contractType: string;
  jobReference: string;
  salary: string | null;
  shortDescription: string;
  responsibilities: string;
  whyJoinUs: string;
  valuesBasedRecruitment: string;
  additionalNotes: string;
  hoursPerWeek: string;
  closingDate: string;
  postedDate: string;
  sponsership: boolean;
}

/** The body of `GET /api/jobs`. */
export interface JobsPayload {
  success: true;
  jobs: WireJob[];
}

const wireJob = v.object({
  id: line,
  title,
  description: longText,
  requirements: longText,
  location: line,
  contractType: line,
  jobReference: line,
  salary: pay,
  shortDescription: longText,
  responsibilities: longText,
  whyJoinUs: longText,
  valuesBasedRecruitment: longText,
  additionalNotes: longText,
  hoursPerWeek: line,
  closingDate: date,
  postedDate: date,
  sponsership: yesOrNo,
});

/** One job of a backend's answer, whatever else it carries or lacks; null where it is no job at all. */
export function readWireJob(item: unknown): Job | null {
  const parsed = v.safeParse(wireJob, item);
  if (!parsed.success) return null;
  const { description, sponsership, ...fields } = parsed.output;
  return completeJob({ ...fields, fullDescription: description, sponsorship: sponsership });
}

/** What `GET /api/jobs` answers for these jobs. */
export function jobsPayload(jobs: readonly Job[]): JobsPayload {
  return {
    success: true,
    jobs: jobs.map(({ fullDescription, sponsorship, ...fields }) => ({
      ...fields,
      description: fullDescription,
      sponsership: sponsorship,
    })),
  };
}
