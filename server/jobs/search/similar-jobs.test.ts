import { describe, expect, it } from 'vitest';
import { type Job, openJobs } from '../job.ts';
import { sampleJob } from '../sources/sample-jobs-for-tests.ts';
import { similarJobs } from './similar-jobs.ts';

const now = new Date('2026-11-21T12:00:00Z');
const likeTo = (job: Job, list: readonly Job[], limit?: number) =>
  similarJobs(job, openJobs(list, now), limit);

const jobs = [
  sampleJob({ title: 'Care Assistant', location: 'Southampton', contractType: 'Full-time' }),
  sampleJob({ title: 'Night Carer', location: 'Winchester', contractType: 'Part-time' }),
  sampleJob({ title: 'Care Coordinator', location: 'Southampton', contractType: 'Full-time' }),
  sampleJob({ title: 'Closed Role', location: 'Fareham', closingDate: '2026-11-20' }),
];

describe('jobs like another', () => {
  const closed = sampleJob({
    title: 'Care Assistant (nights)',
    location: 'Winchester',
    closingDate: '2026-11-01',
  });

  it('share words of the title, the place or the contract, the likest first, and are open', () => {
    expect(likeTo(closed, [...jobs, closed]).map((job) => job.title)).toEqual([
      'Care Assistant',
      'Care Coordinator',
      'Night Carer',
    ]);
  });

  it('are at most as many as asked for, and none where none is alike', () => {
    expect(likeTo(closed, jobs, 1)).toHaveLength(1);
    expect(likeTo(sampleJob({ title: 'Driver', location: 'Poole' }), jobs)).toEqual([]);
  });
});
