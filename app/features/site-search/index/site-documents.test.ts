import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageWords } from '#content/page-words.yaml';
import { services } from '#content/services.yaml';
import { searchWords } from '#content/site-search.yaml';
import { faq } from '#domain/faq/faq.ts';
import { createArticleCollection } from '#server/articles/article-collection.ts';
import { collectingLog } from '../../../../tests/support/collecting-log.ts';
import { describeAsShipped } from '../../../../tests/support/describe-as-shipped.ts';
import { indexDocuments } from './search-index.ts';
import { isSearchableDocument } from './searchable-document.ts';
import { type SearchableJob, siteDocuments } from './site-documents.ts';

const job: SearchableJob = {
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
    const paths = siteDocuments().map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const { slug } of services) expect(paths).toContain(`/${slug}`);
    for (const { id } of faq) expect(paths).toContain(`/faq#${id}`);
  });

  it('passes the check that the browser makes of it', () => {
    for (const document of siteDocuments({ jobs: [job], written: [] }))
      expect(isSearchableDocument(document), document.path).toBe(true);
  });

  it('has the jobs that are given, under an address that leads to them', () => {
    const search = indexDocuments(siteDocuments({ jobs: [job], written: [] }));
    expect(search('waking night eastleigh')[0]).toEqual({
      path: '/careers/night%20care%2F1',
      kind: 'job',
      title: 'Waking Night Carer, Eastleigh',
      summary: 'Awake while others sleep.',
    });
    expect(search('visa').map(({ path }) => path)).toEqual(['/careers', '/careers/night%20care%2F1']);
  });

  it('has care for those who look for care before a job for those who give it', () => {
    const found = indexDocuments(siteDocuments({ jobs: [job], written: [] }))('night').map(
      ({ path }) => path,
    );
    expect(found[0]).toBe('/night-care');
    expect(found).toContain('/careers/night%20care%2F1');
  });

  it('leaves out a job without a page, and does not grow without end', () => {
    expect(siteDocuments({ jobs: [{ ...job, id: ' ' }], written: [] })).toHaveLength(siteDocuments().length);
    const many = Array.from({ length: 5000 }, (_, number) => ({ ...job, id: `job-${number}` }));
    expect(siteDocuments({ jobs: many, written: [] }).length).toBeLessThan(siteDocuments().length + 1000);
  });

  describeAsShipped(() => {
    it.each([
      ['price', '/faq#price'],
      ['hospital', '/after-hospital-care'],
      ['shopping', '/lifestyle#shopping-and-errands'],
      ['privacy', '/privacy-policy'],
      ['ai', '/events/ai-in-plain-english'],
      ['jobs', '/careers'],
      ['night', '/night-care'],
      ['phone number', '/contact'],
      ['complaint', '/complaints'],
      ['data protection complaint', '/privacy-policy#how-to-complain'],
      ['ombudsman', '/complaints'],
      ['safeguarding', '/safeguarding'],
      ['large print', '/accessibility'],
    ])('somebody who looks for “%s” sees %s at once', (query, path) => {
      const found = indexDocuments(siteDocuments())(query).map((result) => result.path);
      expect(found.slice(0, 3)).toContain(path);
    });
  });

  describeAsShipped(() => {
    it.each([
      ['event', '/events/ai-in-plain-english'],
      ['jobs', '/careers'],
      ['vacancies', '/careers'],
      ['respite', '/care-for-adults'],
      ['Alzheimer', '/care-for-adults'],
      ['Alzheimer’s', '/care-for-adults'],
      ['dementia', '/care-for-adults'],
      ['wheelchair', '/disabilities-support'],
      ['stroke', '/after-hospital-care'],
      ['bathing', '/home-care'],
      ['loneliness', '/social-engagement'],
      ['24 hour care', '/live-in-care'],
      ['cleaner', '/lifestyle#household-support'],
      ['medication', '/faq#medicines'],
      ['pills', '/faq#medicines'],
      ['prices', '/prices'],
      ['how much', '/prices'],
      ['Portsmouth', '/faq#area'],
      ['out of hours', '/faq#emergency'],
      ['abuse', '/faq#emergency'],
      ['book a consultation', '/contact'],
      ['opening hours', '/contact'],
      ['gdpr', '/privacy-policy'],
      ['reviews', '/why-us'],
    ])('the first thing that “%s” finds is %s', (query, path) => {
      expect(indexDocuments(siteDocuments({ jobs: [job], written: [] }))(query)[0]?.path).toBe(path);
    });
  });

  it.each([
    ['funding', 'who-pays-for-care'],
    ['who pays', 'who-pays-for-care'],
    ['attendance allowance', 'who-pays-for-care'],
    ['assessment', 'needs-assessment'],
    ['discharge', 'leaving-hospital'],
  ])('“%s” finds the guide %s', async (query, slug) => {
    const folder = join(import.meta.dirname, '../../../../content/useful-information');
    const now = () => new Date('2026-11-23T10:00:00Z');
    const guides = createArticleCollection({ name: 'useful-information', folder, log: collectingLog(), now });
    const search = indexDocuments(siteDocuments({ jobs: [], written: await guides.searchable() }));
    const found = search(query).map(({ path }) => path);
    expect(found.slice(0, 3)).toContain(`/useful-information/${slug}`);
  });

  describeAsShipped(() => {
    it.each([
      'refer a patient',
      'refer someone',
      'how do i refer someone',
      'referral',
      'make a referral',
      'discharge',
      'hospital discharge',
      'ward',
      'social worker',
      'hospital social worker',
    ])('“%s” finds what wards and social workers need', (query) => {
      const found = indexDocuments(siteDocuments())(query).map(({ path }) => path);
      expect(found.slice(0, 2)).toContain('/after-hospital-care#referrals');
    });

    it.each(['horse', 'zebra', 'power of attorney', 'gender pay gap', 'modern slavery', 'kost'])(
      '“%s”, which nothing is about, finds nothing',
      (query) => {
        expect(indexDocuments(siteDocuments({ jobs: [job], written: [] }))(query)).toEqual([]);
      },
    );
  });

  describeAsShipped(() => {
    it('has a document for each of the key words', () => {
      const paths = siteDocuments().map(({ path }) => path);
      for (const key of [...Object.keys(pageWords), ...Object.keys(searchWords)])
        expect([...paths, '/events'], key).toContain(key);
    });
  });
});
