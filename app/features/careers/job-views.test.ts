import { describe, expect, it } from 'vitest';
import type { JobPage } from '#server/jobs/job-page.ts';
import { jobCardView, jobFacts } from './job-views.ts';

const job: JobPage['job'] = {
  id: 'carer',
  title: 'Carer',
  location: 'Location not specified',
  salary: null,
  shortDescription: 'Visits.',
  contractType: '',
  hoursPerWeek: '',
  shifts: '',
  startDate: '',
  payFrequency: '',
  drivingLicence: '',
  closingDate: '',
  sponsorship: false,
  jobReference: '',
  postedDate: '',
};
const facts = (changes: Partial<typeof job>, day: JobPage['day'] = null) =>
  Object.fromEntries(
    jobFacts({ job: { ...job, ...changes }, day }).map(({ label, value }) => [label, value]),
  );

describe('the facts of a job', () => {
  it('are the place and the sponsorship where nothing else is known', () => {
    expect(facts({})).toEqual({ Location: 'Location not specified', Sponsorship: 'Not Available' });
  });

  it('are all there where the job says them', () => {
    const known = {
      salary: '£13 an hour',
      contractType: 'Permanent',
      jobReference: 'C-1',
      closingDate: '2026-12-31',
      postedDate: '2026-11-02',
    };
    expect(facts({ ...known, hoursPerWeek: '30', sponsorship: true })).toEqual({
      Salary: '£13 an hour',
      Hours: '30 a week',
      Location: 'Location not specified',
      Contract: 'Permanent',
      'Closing date': '31 December 2026',
      Posted: '2 November 2026',
      Sponsorship: 'Available (Conditional)',
      Reference: 'C-1',
    });
  });

  it('have what an hour really pays next to the pay, where it can be worked out', () => {
    const day = {
      visits: { minutes: 300, pay: 6500 },
      travel: { minutes: 60, pay: 0 },
      anHour: 1083,
      isLowerEnd: false,
      mileage: null,
    };
    const shown = facts({ salary: '£13 an hour' }, day);
    expect(Object.entries(shown).slice(0, 2)).toEqual([
      ['Salary', '£13 an hour'],
      ['With travel', '£10.83 an hour'],
    ]);
    expect(facts({}, { ...day, isLowerEnd: true })['With travel']).toBe('From £10.83 an hour');
    const paidInFull = { ...day, travel: { minutes: 60, pay: 1300 }, anHour: 1300 };
    expect(facts({ salary: '£13 an hour' }, paidInFull)).toMatchObject({ Salary: '£13 an hour' });
    expect(facts({ salary: '£13 an hour' }, paidInFull)).not.toHaveProperty('With travel');
  });

  it.each([
    ['37.5', '37.5 a week'],
    ['20 to 25', '20 to 25 a week'],
    ['16-24', '16-24 a week'],
    ['As and when', 'As and when'],
    ['48 on average in the weeks you work', '48 on average in the weeks you work'],
    ['30 hours', '30 hours'],
  ])('hours written "%s" are shown as "%s"', (written, shown) => {
    expect(facts({ hoursPerWeek: written }).Hours).toBe(shown);
  });
});

it('a job that was closed on the day before it was posted says when it closed alone', () => {
  const named = (postedDate: string) =>
    jobFacts({ job: { ...job, closingDate: '2026-11-27', postedDate }, day: null }).map(({ name }) => name);
  expect(named('2026-11-27')).toEqual(expect.arrayContaining(['closingDate', 'postedDate']));
  expect(named('2026-11-28')).toContain('closingDate');
  expect(named('2026-11-28')).not.toContain('postedDate');
});

it('a card has the tags and the days that the job has, and says how far away it is', () => {
  expect(jobCardView(job)).toMatchObject({ tags: [], dates: [], away: '' });
  expect(
    jobCardView({
      ...{ ...job, hoursPerWeek: '30', contractType: 'Bank', miles: 5.4 },
      ...{ postedDate: '2026-11-02', closingDate: '2026-12-31' },
    }),
  ).toMatchObject({
    tags: ['Bank', '30 hours a week'],
    away: 'about 5 miles away',
    dates: [
      { day: '2026-11-02', words: 'Posted 2 November 2026' },
      { day: '2026-12-31', words: 'Closes 31 December 2026' },
    ],
  });
});
