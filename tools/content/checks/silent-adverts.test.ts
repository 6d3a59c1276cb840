import { expect, it } from 'vitest';
import { fullJob } from '../../../server/jobs/sources/job-source.contract.ts';
import { sampleJob } from '../../../server/jobs/sources/sample-jobs-for-tests.ts';
import { silentAdverts } from './silent-adverts.ts';

const now = new Date('2026-11-21T12:00:00Z');

it('names what an open advert does not say, and nothing of one that says all', () => {
  const sparse = sampleJob({ title: 'Night Carer', guaranteedHours: '30 a week', rotaNoticeDays: 28 });
  expect(silentAdverts([fullJob, sparse], now)).toEqual([
    'content/jobs: night-carer: the advert does not say: Travel between visits, Mileage, Sick pay, Sick pay from day one, Training and shadowing, DBS check, Uniform, Shifts, Start date, Paid, Driving licence',
  ]);
});

it('asks for a usual day where pay is by the hour and there is travel', () => {
  const day = 'What an hour really pays (dayVisitMinutes, dayTravelMinutes)';
  const said = (fields: Partial<typeof fullJob>) =>
    silentAdverts([{ ...fullJob, dayTravelMinutes: null, ...fields }], now);
  expect(said({})).toEqual([`content/jobs: night-carer: the advert does not say: ${day}`]);
  expect(said({ travelTime: 'none' })).toEqual([]);
  expect(said({ salary: '£27,300 a year' })).toEqual([]);
});

it('leaves a closed advert alone', () => {
  expect(silentAdverts([sampleJob({ closingDate: '2026-11-20' })], now)).toEqual([]);
});
