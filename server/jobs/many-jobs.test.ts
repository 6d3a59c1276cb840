import { expect, it } from 'vitest';
import { readJobQuery } from '#domain/jobs/job-query.ts';
import { aPlace } from '../../tests/support/a-place.ts';
import { createJobBoard } from './job-board.ts';
import { indexJobs } from './job-index.ts';
import { sampleJob, switchableSource } from './sample-jobs-for-tests.ts';
import { searchJobs } from './search-jobs.ts';

const now = new Date('2026-11-21T12:00:00Z');
const many = Array.from({ length: 2000 }, (_, number) =>
  sampleJob({
    title: `Carer ${number}`,
    location: number % 2 ? aPlace : 'Anywhere',
    postedDate: '2026-11-01',
  }),
);

it('a page of two thousand jobs has as many as a page of forty, and the last page is there', async () => {
  const board = createJobBoard({ source: switchableSource(many), logoPath: '/icon.png', now: () => now });
  const page = async (question: string) => {
    const found = await board.search(new URLSearchParams(question));
    if (found.kind === 'outage') throw new Error('No jobs');
    return found.value;
  };
  expect(await page('')).toMatchObject({
    total: 2000,
    pages: 100,
    page: 1,
    open: 2000,
    places: [aPlace],
  });
  expect((await page('')).jobs).toHaveLength(20);
  const last = await page(`place=${encodeURIComponent(aPlace)}&within=5&page=50`);
  expect(last).toMatchObject({ total: 1000, pages: 50, page: 50 });
  expect(last.jobs.at(-1)?.title).toBe('Carer 1999');
});

it('a question is looked up once for all of its pages, and anew on another day', async () => {
  const closing = sampleJob({ title: 'Night Carer', closingDate: '2026-11-21' });
  const index = await indexJobs([...many, closing]);
  let reads = 0;
  const counted = {
    ...index,
    inOrder: (order: Parameters<typeof index.inOrder>[0]) => {
      reads += 1;
      return index.inOrder(order);
    },
  };
  const ask = (words: string, at = now) =>
    searchJobs(counted, readJobQuery(new URLSearchParams(words)), at).total;
  expect([ask('sort=title'), ask('sort=title&page=2'), ask('sort=title&page=101')]).toEqual([
    2001, 2001, 2001,
  ]);
  expect(reads).toBe(1);
  expect(ask('sort=title', new Date('2026-11-22T12:00:00Z'))).toBe(2000);
  expect(reads).toBe(2);
});
