import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildDay } from '#content/build-day';
import { addDays } from '#domain/time/wall-clock.ts';
import { describeAsShipped } from '../../tests/support/describe-as-shipped.ts';
import { isClosed, openJobs } from './job.ts';
import { cardDescription } from './job-card.ts';
import { readJobFolder } from './sources/markdown-jobs.ts';

const { jobs, errors } = await readJobFolder(join(import.meta.dirname, '../../content/jobs'));

it('nothing is wrong with the jobs of the provider', () => {
  expect(errors).toEqual([]);
});

describeAsShipped(() => {
  it.each([0, 28])('six are open %s days after the build, and one has closed', (days) => {
    const noon = new Date(`${addDays(buildDay, days)}T12:00:00Z`);
    expect(openJobs(jobs, noon).length).toBeGreaterThanOrEqual(6);
    expect(jobs.filter((job) => isClosed(job, noon))).toHaveLength(1);
    expect(jobs.filter((job) => job.postedDate > buildDay)).toEqual([]);
  });

  it('they are at least six, of different places and contracts, with and without pay, one with every section', () => {
    const different = (values: unknown[]) => new Set(values).size;
    expect(jobs.length).toBeGreaterThanOrEqual(6);
    expect(different(jobs.map((job) => job.location))).toBeGreaterThan(3);
    expect(different(jobs.map((job) => job.contractType))).toBeGreaterThan(1);
    expect(different(jobs.map((job) => job.salary === null))).toBe(2);
    expect(
      jobs.some((job) =>
        [
          job.requirements,
          job.responsibilities,
          job.whyJoinUs,
          job.valuesBasedRecruitment,
          job.additionalNotes,
        ].every(Boolean),
      ),
    ).toBe(true);
  });
});

it('their cards end with a sentence, not in the middle of one', () => {
  for (const { title, shortDescription } of jobs)
    expect(cardDescription(shortDescription), title).toBe(shortDescription);
});
