import { expect, it, vi } from 'vitest';
import { brand } from '#content/brand.yaml';
import { startBuiltSite } from '../../tests/support/built-site.ts';
import { openJobsOf } from '../../tests/support/jobs-for-tests.ts';

// One of the jobs for tests has closed, and the others are open.
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
const site = await startBuiltSite();

it('the open jobs are listed by the contract', async () => {
  const { status, headers, text } = await site.send('/api/jobs');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json']);
  const { success, jobs } = JSON.parse(text);
  expect([success, jobs.length]).toEqual([true, await openJobsOf()]);
  expect(Object.keys(jobs[0]).sort()).toEqual(
    [
      'id title description requirements location contractType jobReference salary shortDescription',
      'responsibilities whyJoinUs valuesBasedRecruitment additionalNotes hoursPerWeek closingDate postedDate',
      'sponsership travelTime mileage guaranteedHours sickPay paidTraining dbsCheck uniform rotaNoticeDays',
      'shifts startDate payFrequency drivingLicence sickPayFromDayOne',
      'dayVisitMinutes dayTravelMinutes dayMiles',
    ]
      .join(' ')
      .split(' ')
      .sort(),
  );
  for (const job of jobs) {
    expect(job).toMatchObject({
      id: expect.stringMatching(/\S/),
      title: expect.stringMatching(/\S/),
      description: expect.any(String),
      sponsership: expect.any(Boolean),
    });
  }
  expect(jobs.map(({ id }: { id: string }) => id)).not.toContain('care-coordinator-fareham');
});

it('another installation reads them as its own', async () => {
  const other = await startBuiltSite({ BACKEND_URL: site.url });
  const { page } = await other.send('/careers/companion-eastleigh');
  expect(page.headings(1)).toEqual(['Companion (bank)']);
});

it('the newest are a feed', async () => {
  const { status, headers, text } = await site.send('/careers/feed.xml');
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'application/atom+xml; charset=utf-8',
    'public, max-age=300',
  ]);
  expect(text.match(/<entry>/g)).toHaveLength(await openJobsOf());
  expect(text).toContain(`href="${brand.publicUrl}/careers/clinical-lead-nurse-southampton"`);
  expect(text).not.toContain('care-coordinator-fareham');
});
