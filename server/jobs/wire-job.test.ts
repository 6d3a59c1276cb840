import { expect, it } from 'vitest';
import { fullJob } from './job-source.contract.ts';
import { jobsPayload, readWireJob } from './wire-job.ts';

it('serves the contract with the further fields, spelled as the contract spells them', () => {
  const payload = jobsPayload([fullJob]);
  expect(payload.success).toBe(true);
  expect(payload.jobs[0]).toMatchObject({
    id: 'night-carer',
    title: 'Night Carer',
    description: fullJob.fullDescription,
    requirements: 'Patience',
    location: 'Southampton',
    contractType: 'Part-time',
    jobReference: 'NC-1',
    sponsership: true,
  });
  expect(payload.jobs[0]).not.toHaveProperty('sponsorship');
  expect(payload.jobs[0]).not.toHaveProperty('fullDescription');
});

it('reads what it serves: one installation can be another one’s backend', () => {
  const served: unknown = JSON.parse(JSON.stringify(jobsPayload([fullJob])));
  expect((served as { jobs: unknown[] }).jobs.map(readWireJob)).toEqual([fullJob]);
});
