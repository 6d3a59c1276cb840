import { beforeEach, describe, expect, it } from 'vitest';
import { brand } from '#content/brand.yaml';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { MAX_OPEN_JOBS } from '../limits/limits.ts';
import { createJobBoard, type JobBoard, type JobResult } from './job-board.ts';
import { fullJob } from './sources/job-source.contract.ts';
import { JobSourceError } from './sources/job-source.ts';
import { sampleJob, switchableSource } from './sources/sample-jobs-for-tests.ts';

const siteUrl = 'https://site.example';
const closed = sampleJob({
  id: 'closed',
  title: 'Night Carer',
  closingDate: '2026-11-01',
  postedDate: '2026-10-01',
});

const now = () => new Date('2026-11-21T12:00:00Z');

function foundIn<Value>(result: JobResult<Value> | { kind: 'not-found' }): Value {
  if (result.kind !== 'found') throw new Error(result.kind);
  return result.value;
}

describe('the jobs as visitors meet them', () => {
  let source: ReturnType<typeof switchableSource>;
  let log: ReturnType<typeof collectingLog>;
  let board: JobBoard;
  beforeEach(() => {
    source = switchableSource([fullJob, closed]);
    log = collectingLog();
    board = createJobBoard({ source, logoPath: '/logo.png', log, now });
  });

  it('are listed as cards, with the question as it was understood', async () => {
    source.answer = [{ ...fullJob, shortDescription: 'word '.repeat(30) }];
    const list = foundIn(await board.search(new URLSearchParams('q=night&hours=nonsense')));
    expect(list).toMatchObject({ total: 1, query: { q: 'night', hours: '' } });
    expect(list.jobs[0]?.shortDescription).toBe(`${'word '.repeat(20).trimEnd()}…`);
    expect(list.jobs[0]).not.toHaveProperty('fullDescription');
  });

  it('are missed where a search finds none of those that are open, and not where none is open', async () => {
    let missed = 0;
    const noteNothingFound = () => {
      missed += 1;
    };
    board = createJobBoard({ source, logoPath: '/logo.png', noteNothingFound, log, now });
    for (const query of ['', 'q=night', 'q=astronaut']) await board.search(new URLSearchParams(query));
    expect(missed).toBe(1);
    source.answer = [];
    await board.search(new URLSearchParams('q=astronaut'));
    expect(missed).toBe(1);
  });

  it('show a change of the source', async () => {
    expect(foundIn(await board.search(new URLSearchParams())).total).toBe(1);
    source.answer = [];
    expect(foundIn(await board.search(new URLSearchParams())).total).toBe(0);
  });

  it('can be read: sections with text, description, structured data', async () => {
    source.answer = [{ ...fullJob, whyJoinUs: '', additionalNotes: '' }];
    const page = foundIn(await board.read('night-carer', siteUrl));
    expect(page.sections.map((section) => section.heading)).toEqual([
      'Job Description',
      'What we want from you',
      'Responsibilities',
      'Values-Based Recruitment',
    ]);
    expect(page).toMatchObject({
      closed: false,
      metaDescription: 'Sit with people at night. Calm: you stay calm',
      structuredData: {
        hiringOrganization: { name: brand.longName, logo: 'https://site.example/logo.png' },
        url: 'https://site.example/careers/night-carer',
      },
    });
  });

  it('can be read after they have closed, with others like them', async () => {
    expect(foundIn(await board.read('closed', siteUrl))).toMatchObject({
      closed: true,
      structuredData: null,
      similar: [{ id: 'night-carer' }],
    });
    expect(foundIn(await board.open()).map((job) => job.id)).toEqual(['night-carer']);
  });

  it.each(['made-up', '', ' ', 'x'.repeat(201), 'a\u0000b', '../night-carer'])(
    'have no page for the id %j',
    async (id) => {
      expect(await board.read(id, siteUrl)).toEqual({ kind: 'not-found' });
    },
  );

  it('are never called missing while the source is away', async () => {
    source.answer = new JobSourceError('HTTP error! status: 500');
    expect(await board.read('night-carer', siteUrl)).toEqual({ kind: 'outage' });
    expect(await board.search(new URLSearchParams())).toEqual({ kind: 'outage' });
    expect(await board.payload()).toEqual({ kind: 'outage' });
  });

  it('are listed up to a limit, the newest of them; the others still have a page, and the log names them', async () => {
    const old = [1, 2].map((number) => sampleJob({ title: `Old ${number}`, postedDate: '2026-01-01' }));
    const many = Array.from({ length: MAX_OPEN_JOBS }, (_, number) =>
      sampleJob({ title: `Carer ${number}`, postedDate: '2026-11-01' }),
    );
    source.answer = [...old, closed, ...many];
    const last = foundIn(await board.search(new URLSearchParams('sort=title&page=9999')));
    expect(last).toMatchObject({ total: MAX_OPEN_JOBS, open: MAX_OPEN_JOBS, pages: 100, page: 100 });
    expect(last.jobs.at(-1)?.title).toBe(`Carer ${MAX_OPEN_JOBS - 1}`);
    expect(foundIn(await board.open())).toHaveLength(MAX_OPEN_JOBS);
    expect(await board.read('old-1', siteUrl)).toMatchObject({ kind: 'found' });
    expect(log.lines).toEqual([expect.objectContaining({ data: { unlisted: ['old-1', 'old-2'] } })]);
  });

  it('are served to other installations and feed readers while they are open', async () => {
    const payload = (await Array.fromAsync(foundIn(await board.payload()))).join('');
    expect(JSON.parse(payload)).toMatchObject({ success: true, jobs: [{ id: 'night-carer' }] });
    const feed = foundIn(await board.feed(siteUrl, '/careers.atom'));
    expect(feed).toContain(`<name>${brand.longName.replace('&', '&amp;')}</name>`);
    expect(feed).toContain('https://site.example/careers/night-carer');
    expect(feed).not.toContain('/careers/closed');
  });
});
