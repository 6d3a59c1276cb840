import { describe, expect, it } from 'vitest';
import { aPlace } from '../../tests/support/a-place.ts';
import { createCurrentIndex } from './current-index.ts';
import type { Job } from './job.ts';
import { createJobBoard } from './job-board.ts';
import { createJobIndexer } from './job-index.ts';
import { sampleJob, switchableSource } from './sample-jobs-for-tests.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const manyJobs = (count: number) =>
  Array.from({ length: count }, (_, number) =>
    sampleJob({
      title: `Carer ${number}`,
      location: number % 2 ? aPlace : 'Anywhere',
      contractType: number % 3 ? 'Part-time' : 'Permanent',
      salary: `£${12 + (number % 5)} an hour`,
      hoursPerWeek: String(10 + (number % 30)),
      fullDescription: number % 4 ? 'Visits by day.' : 'Waking nights.',
      postedDate: '2026-11-01',
      closingDate: number % 10 ? '' : '2026-12-01',
    }),
  );
const boardOf = (jobs: Job[], source = switchableSource(jobs)) =>
  createJobBoard({ source, logoPath: '/icon.png', now });

async function ask(board: ReturnType<typeof boardOf>, question: string) {
  const found = await board.search(new URLSearchParams(question));
  if (found.kind === 'outage') throw new Error('No jobs');
  return found.value;
}

it('a page of two thousand jobs has as many as a page of forty, and the last page is there', async () => {
  const board = boardOf(manyJobs(2000));
  expect(await ask(board, '')).toMatchObject({
    total: 2000,
    pages: 100,
    page: 1,
    open: 2000,
    places: [aPlace],
  });
  expect((await ask(board, '')).jobs).toHaveLength(20);
  const last = await ask(board, `place=${encodeURIComponent(aPlace)}&within=5&page=50`);
  expect(last).toMatchObject({ total: 1000, pages: 50, page: 50 });
  expect(last.jobs.at(-1)?.title).toBe('Carer 1999');
});

/** Jobs that note which of them somebody looks at. */
function watched(count: number) {
  const touched = new Set<string>();
  const jobs = manyJobs(count).map(
    (job) =>
      new Proxy(job, {
        get(target, field, receiver) {
          touched.add(target.id);
          return Reflect.get(target, field, receiver);
        },
      }),
  );
  return { jobs, touched };
}

describe('of four thousand jobs no more are looked at than of eighty', () => {
  const lists = [80, 4000].map((count) => {
    const { jobs, touched } = watched(count);
    return { board: boardOf(jobs), touched };
  });

  it.each([
    ['in the list', ''],
    ['on its last page', 'page=9999'],
    ['by pay', 'sort=pay'],
    ['by closing date', 'sort=closing-soon'],
    ['by title', 'sort=title'],
    ['near a place', `place=${encodeURIComponent(aPlace)}&within=5`],
    ['the nearest first', `place=${encodeURIComponent(aPlace)}&within=any&page=2`],
    ['by contract, hours and pay', 'contract=Part-time&hours=16-to-30&pay=13'],
    ['by a word', 'q=nights'],
    ['by a word with a slip', 'q=vissit'],
    ['by words that all have', 'q=carer'],
    ['by words and pay', 'q=day&sort=pay'],
  ])('%s', async (_, question) => {
    for (const { board, touched } of lists) {
      await ask(board, 'place=Nowhere');
      touched.clear();
      const { jobs, total } = await ask(board, question);
      expect(total).toBeGreaterThan(0);
      expect(touched.size).toBeLessThanOrEqual(jobs.length);
    }
  });

  it('beside a job', async () => {
    for (const { board, touched } of lists) {
      const read = () => board.read('carer-7', 'https://site.example');
      await read();
      touched.clear();
      expect(await read()).toMatchObject({ kind: 'found', value: { similar: [{}, {}, {}] } });
      // The source looks at eight to find it; three are shown, and one more might have been the job itself.
      expect(touched.size).toBeLessThanOrEqual(8 + 4);
    }
  });
});

describe('while the index of another long list is made', () => {
  const [before, after] = [manyJobs(1500), [...manyJobs(1500), sampleJob({ title: 'Zookeeper' })]];

  it('the one before answers, and then the new one', async () => {
    const source = switchableSource(before);
    const board = boardOf([], source);
    expect((await ask(board, '')).total).toBe(1500);
    source.answer = after;
    expect((await ask(board, '')).total).toBe(1500);
    await expect.poll(async () => (await ask(board, 'q=zookeeper')).total, { timeout: 30_000 }).toBe(1);
  });

  it('a job is read at once, if there is none before', async () => {
    const board = boardOf(before);
    expect(await board.read('carer-7', '')).toMatchObject({ kind: 'found', value: { similar: [] } });
    await ask(board, '');
    expect(await board.read('carer-7', '')).toMatchObject({ value: { similar: [{}, {}, {}] } });
  });

  it('it is made once for all who wait, and anew after a failure', async () => {
    const indexJobs = createJobIndexer();
    let made = 0;
    const current = createCurrentIndex(async (jobs) => {
      made += 1;
      if (made === 1) throw new Error('Out of memory');
      return indexJobs(jobs);
    });
    await expect(current.of(before)).rejects.toThrow('Out of memory');
    await Promise.all([current.of(before), current.of(before)]);
    expect(made).toBe(2);
  });

  it('only what is new is read', async () => {
    const read = new Set<string>();
    const jobs = manyJobs(50).map(
      (job) =>
        new Proxy(job, {
          get(target, field, receiver) {
            if (field === 'fullDescription') read.add(target.id);
            return Reflect.get(target, field, receiver);
          },
        }),
    );
    const indexJobs = createJobIndexer();
    await indexJobs(jobs);
    expect(read.size).toBe(50);
    read.clear();
    await indexJobs([sampleJob({ title: 'Zookeeper' }), ...jobs]);
    expect(read.size).toBe(0);
  });
});
