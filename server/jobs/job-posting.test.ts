import { describe, expect, it } from 'vitest';
import { describeAsShipped } from '../../tests/support/describe-as-shipped.ts';
import { completeJob } from './job.ts';
import { jobPosting } from './job-posting.ts';
import { fullJob } from './sources/job-source.contract.ts';

const employer = {
  name: 'The Provider',
  siteUrl: 'https://provider.example',
  logoUrl: 'https://provider.example/logo.png',
  county: 'Hampshire',
  country: 'GB',
};
const now = new Date('2026-11-21T12:00:00Z');

describe('the structured data of a job', () => {
  describeAsShipped(() => {
    it('has every property that Google requires, and those it recommends where the page has them', () => {
      expect(jobPosting(fullJob, employer, now)).toEqual({
        '@context': 'https://schema.org',
        '@type': 'JobPosting',
        title: 'Night Carer',
        description:
          '<h2>Job Description</h2><p>Sit <strong>with</strong> people at night.</p><ul><li><strong>Calm:</strong> you stay calm</li></ul>' +
          '<h2>What we want from you</h2><p>Patience</p><h2>Responsibilities</h2><p>Notes after each night</p>' +
          '<h2>Why Join Us</h2><p>Paid training</p><h2>Values-Based Recruitment</h2><p>Kindness</p>' +
          '<h2>Additional Notes</h2><p>DBS check</p>',
        datePosted: '2026-11-02',
        validThrough: '2027-01-01T00:00:00.000Z',
        employmentType: ['PART_TIME'],
        hiringOrganization: {
          '@type': 'Organization',
          name: 'The Provider',
          sameAs: 'https://provider.example',
          logo: 'https://provider.example/logo.png',
        },
        jobLocation: {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            addressLocality: 'Southampton',
            addressRegion: 'Hampshire',
            postalCode: 'SO14',
            addressCountry: 'GB',
          },
        },
        identifier: { '@type': 'PropertyValue', name: 'The Provider', value: 'NC-1' },
        jobStartDate: '2027-01-04',
        workHours: '20 to 30; Guaranteed hours: 20 a week',
        jobBenefits:
          'Travel between visits: Not paid; Mileage: 45p a mile; Guaranteed hours: 20 a week; Sick pay: Statutory; ' +
          'Sick pay from day one: Yes; Training and shadowing: Both paid; DBS check: We pay; Uniform: We give it; Notice of shifts: 14 days ahead',
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'GBP',
          value: { '@type': 'QuantitativeValue', value: 16.1, unitText: 'HOUR' },
        },
        url: 'https://provider.example/careers/night-carer',
        directApply: true,
      });
    });
  });

  it('says nothing that the page does not say', () => {
    const { id, title, fullDescription, location, postedDate } = fullJob;
    const fields = { id, title, fullDescription, location, postedDate };
    const bare = completeJob({ ...fields, salary: 'Competitive', contractType: 'Permanent' });
    const text = JSON.stringify(jobPosting(bare, employer, now));
    for (const property of ['baseSalary', 'identifier', 'workHours', 'validThrough', 'jobBenefits']) {
      expect(text).not.toContain(property);
    }
  });

  it('gives a range of pay as one', () => {
    expect(jobPosting({ ...fullJob, salary: '£12.60 to £13.40 an hour' }, employer, now)).toMatchObject({
      baseSalary: { value: { minValue: 12.6, maxValue: 13.4, unitText: 'HOUR' } },
    });
  });

  it('ends with the closing day of London, in summer too', () => {
    expect(jobPosting({ ...fullJob, closingDate: '2027-06-30' }, employer, now)).toMatchObject({
      validThrough: '2027-06-30T23:00:00.000Z',
    });
  });

  it.each([
    ['Full-time, permanent', ['FULL_TIME']],
    ['Full time or part time', ['FULL_TIME', 'PART_TIME']],
    ['Bank (zero hours)', ['PER_DIEM']],
    ['Fixed-term', ['TEMPORARY', 'PART_TIME']],
    ['Permanent, three weeks on and three weeks off', ['PART_TIME']],
    ['Voluntary', ['VOLUNTEER']],
  ])('names the contract %j in Google’s words', (contractType, types) => {
    expect(jobPosting({ ...fullJob, contractType }, employer, now)).toMatchObject({ employmentType: types });
  });

  it('has a kind of employment for every job: by its hours, or “other”', () => {
    const kinds = (hoursPerWeek: string) =>
      jobPosting({ ...fullJob, contractType: 'Permanent', hoursPerWeek }, employer, now);
    expect(kinds('37.5')).toMatchObject({ employmentType: ['FULL_TIME'] });
    expect(kinds('48 a week on average')).toMatchObject({ employmentType: ['FULL_TIME'] });
    expect(kinds('As and when')).toMatchObject({ employmentType: ['OTHER'] });
  });

  describeAsShipped(() => {
    it('names a town and its county, not a sentence', () => {
      const bournemouth = { ...fullJob, location: 'Bournemouth, and sometimes Poole' };
      expect(jobPosting(bournemouth, employer, now)).toMatchObject({
        jobLocation: {
          address: { addressLocality: 'Bournemouth', addressRegion: 'Dorset', postalCode: 'BH1' },
        },
      });
    });
  });

  it.each([
    ['has closed', { closingDate: '2026-11-20' }],
    ['has no place', { location: 'Location not specified' }],
    ['has no date of posting', { postedDate: '' }],
    ['has no description', { fullDescription: '' }],
    ['has no page', { id: '' }],
  ])('is not given for a job that %s', (_, fields) => {
    expect(jobPosting({ ...fullJob, ...fields }, employer, now)).toBeNull();
  });
});
