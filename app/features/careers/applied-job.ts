import type { JobPage } from '#server/jobs/job-board.ts';

/** What an application says of the job it is for. */
export type AppliedJob = Pick<
  JobPage['job'],
  'id' | 'title' | 'jobReference' | 'contractType' | 'hoursPerWeek'
>;
