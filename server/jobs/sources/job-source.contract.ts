import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Job } from '../job.ts';
import { type JobSource, JobSourceError } from './job-source.ts';

export interface SourceUnderTest {
  source: JobSource;
  lines: unknown[];
  /** Puts these jobs behind it, in the shape of the source, bad ones included. */
  fill(items: SampleItem[]): Promise<void> | void;
  faults: Record<string, { begin(): Promise<void> | void; end?(): Promise<void>; says: RegExp }>;
  stop(): Promise<void>;
}

/** A job with what its source has; `unreadable` is something at its place that is no job. */
export type SampleItem = SampleJob | 'unreadable';
type SampleJob = Pick<Job, 'id' | 'title' | 'fullDescription'> & Partial<Job>;

export const fullJob: Job = {
  id: 'night-carer',
  title: 'Night Carer',
  fullDescription: 'Sit **with** people at night.\n\n- Calm: you stay calm',
  requirements: 'Patience',
  responsibilities: 'Notes after each night',
  whyJoinUs: 'Paid training',
  valuesBasedRecruitment: 'Kindness',
  additionalNotes: 'DBS check',
  shortDescription: 'Nights in Southampton',
  location: 'Southampton',
  salary: '£16.10 an hour',
  contractType: 'Part-time',
  hoursPerWeek: '20 to 30',
  shifts: 'Nights and weekends',
  startDate: '2027-01-04',
  payFrequency: 'Weekly',
  drivingLicence: 'Not needed',
  jobReference: 'NC-1',
  closingDate: '2026-12-31',
  postedDate: '2026-11-02',
  sponsorship: true,
  travelTime: 'not paid',
  mileage: '45p a mile',
  guaranteedHours: '20 a week',
  sickPay: 'Statutory',
  sickPayFromDayOne: true,
  paidTraining: 'Both paid',
  dbsCheck: 'We pay',
  uniform: 'We give it',
  rotaNoticeDays: 14,
  dayVisitMinutes: 300,
  dayTravelMinutes: 60,
  dayMiles: 12,
};

/** A busy machine takes its time over ten megabytes. */
const LONG_TIMEOUT_MS = 20_000;
const SHORT_TIMEOUT_MS = 2000;

const plainJob: SampleJob = { id: 'carer', title: 'Carer', fullDescription: 'Visits by day.' };

/** @param carries the fields that the source can carry at all */
export function describeJobSource(
  name: string,
  carries: (keyof Job)[],
  faultNames: string[],
  start: (timeoutMs: number) => Promise<SourceUnderTest>,
): void {
  describe(`${name}, as a source of jobs`, () => {
    let tried: SourceUnderTest;

    beforeEach(async () => {
      tried = await start(LONG_TIMEOUT_MS);
    });
    afterEach(() => tried.stop());

    it('lists every job with what it carries', async () => {
      await tried.fill([plainJob, fullJob]);
      const jobs = await tried.source.list();
      expect(jobs.map((job) => job.id)).toEqual(['carer', 'night-carer']);
      for (const field of carries) expect(jobs[1]?.[field], field).toEqual(fullJob[field]);
    });

    it('fills in what a job lacks', async () => {
      await tried.fill([plainJob]);
      expect(await tried.source.list()).toEqual([
        {
          ...plainJob,
          requirements: '',
          responsibilities: '',
          whyJoinUs: '',
          valuesBasedRecruitment: '',
          additionalNotes: '',
          shortDescription: 'Visits by day.',
          location: 'Location not specified',
          salary: null,
          contractType: '',
          hoursPerWeek: '',
          shifts: '',
          startDate: '',
          payFrequency: '',
          drivingLicence: '',
          jobReference: '',
          closingDate: '',
          postedDate: '',
          sponsorship: false,
          travelTime: null,
          mileage: '',
          guaranteedHours: '',
          sickPay: '',
          sickPayFromDayOne: false,
          paidTraining: '',
          dbsCheck: '',
          uniform: '',
          rotaNoticeDays: null,
          dayVisitMinutes: null,
          dayTravelMinutes: null,
          dayMiles: null,
        },
      ]);
    });

    it('makes the short description from the first 200 characters', async () => {
      await tried.fill([{ ...plainJob, fullDescription: `${'word '.repeat(60)}end` }]);
      const [job] = await tried.source.list();
      expect(job?.shortDescription).toBe(`${'word '.repeat(40).trimEnd()}…`);
    });

    it('answers an empty list where there are no jobs', async () => {
      await tried.fill([]);
      expect(await tried.source.list()).toEqual([]);
    });

    it('finds one job, whole, by its id', async () => {
      await tried.fill([plainJob, fullJob]);
      const job = await tried.source.find('night-carer');
      for (const field of carries) expect(job?.[field], field).toEqual(fullJob[field]);
    });

    it('says that there is no such job', async () => {
      await tried.fill([plainJob]);
      expect(await tried.source.find('made-up')).toBeNull();
      expect(await tried.source.find('../carer?x=&y')).toBeNull();
    });

    it('shows the good jobs beside a bad one, and says so in the log', async () => {
      await tried.fill([plainJob, 'unreadable', fullJob]);
      expect((await tried.source.list()).map((job) => job.id)).toEqual(['carer', 'night-carer']);
      expect(tried.lines).toHaveLength(1);
    });

    it.each(faultNames)('never takes an outage for an answer, and recovers: %s', async (fault) => {
      if (fault.startsWith('hangs')) {
        await tried.stop();
        tried = await start(SHORT_TIMEOUT_MS);
      }
      await tried.fill([plainJob]);
      const { begin, end, says } = tried.faults[fault] ?? {};
      await begin?.();
      const questions = [tried.source.list(), tried.source.find('carer')];
      for (const error of await Promise.all(
        questions.map((question) => question.catch((failure) => failure)),
      )) {
        expect(error).toBeInstanceOf(JobSourceError);
        expect(String(error)).toMatch(says ?? 'no such fault');
      }
      await end?.();
      await tried.fill([plainJob]);
      expect(await tried.source.find('carer')).toMatchObject({ title: 'Carer' });
    });
  });
}
