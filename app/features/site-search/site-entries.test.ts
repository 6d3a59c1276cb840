import { describe, expect, it } from 'vitest';
import { faq } from '#content/faq.ts';
import { services } from '#content/services.ts';
import type { FindableJob } from './job-entries.ts';
import { indexEntries } from './match-entries.ts';
import { isSearchEntry } from './search-entry.ts';
import { siteEntries } from './site-entries.ts';

const job: FindableJob = {
  id: 'night care/1',
  title: 'Waking Night Carer',
  location: 'Eastleigh',
  shortDescription: 'Awake while others sleep.',
  contractType: 'Permanent',
  hoursPerWeek: '30',
  sponsorship: true,
};

describe('what can be found on the site', () => {
  it('has each service and each question once', () => {
    const paths = siteEntries().map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const { slug } of services) expect(paths).toContain(`/${slug}`);
    for (const { id } of faq) expect(paths).toContain(`/faq#${id}`);
  });

  it('passes the check that the browser makes of it', () => {
    for (const entry of siteEntries({ jobs: [job], written: [] }))
      expect(isSearchEntry(entry), entry.path).toBe(true);
  });

  it('has the jobs that are given, under an address that leads to them', () => {
    const search = indexEntries(siteEntries({ jobs: [job], written: [] }));
    expect(search('waking night eastleigh')[0]).toEqual({
      path: '/careers/night%20care%2F1',
      kind: 'job',
      title: 'Waking Night Carer, Eastleigh',
      summary: 'Awake while others sleep.',
    });
    expect(search('visa').map(({ path }) => path)).toEqual(['/careers/night%20care%2F1']);
  });

  it('has care for those who look for care before a job for those who give it', () => {
    const found = indexEntries(siteEntries({ jobs: [job], written: [] }))('night').map(({ path }) => path);
    expect(found[0]).toBe('/night-care');
    expect(found).toContain('/careers/night%20care%2F1');
  });

  it('leaves out a job without a page, and does not grow without end', () => {
    expect(siteEntries({ jobs: [{ ...job, id: ' ' }], written: [] })).toHaveLength(siteEntries().length);
    const many = Array.from({ length: 5000 }, (_, number) => ({ ...job, id: `job-${number}` }));
    expect(siteEntries({ jobs: many, written: [] }).length).toBeLessThan(siteEntries().length + 1000);
  });

  it.each([
    ['price', '/faq#price'],
    ['hospital', '/after-hospital-care'],
    ['shopping', '/lifestyle#shopping-and-errands'],
    ['privacy', '/privacy-policy'],
    ['ai', '/events/ai-in-plain-english'],
    ['jobs', '/careers'],
    ['night', '/night-care'],
    ['phone number', '/contact'],
    ['complaint', '/privacy-policy#how-to-complain'],
  ])('somebody who looks for “%s” sees %s at once', (query, path) => {
    const found = indexEntries(siteEntries())(query).map((result) => result.path);
    expect(found.slice(0, 3)).toContain(path);
  });
});
