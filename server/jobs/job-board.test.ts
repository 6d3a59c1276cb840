import { beforeEach, describe, expect, it } from 'vitest';
import { brand } from '../../content/brand.ts';
import { createJobBoard, type JobBoard } from './job-board.ts';
import { fullJob } from './job-source.contract.ts';
import { JobSourceError } from './job-source.ts';
import { sampleJob, switchableSource } from './sample-jobs-for-tests.ts';

const siteUrl = 'https://site.example';
const closed = sampleJob({
  id: 'closed',
  title: 'Night Carer',
  closingDate: '2026-11-01',
  postedDate: '2026-10-01',
});

describe('the jobs as visitors meet them', () => {
  let source: ReturnType<typeof switchableSource>;
  let board: JobBoard;
  beforeEach(() => {
    source = switchableSource([fullJob, closed]);
    board = createJobBoard({ source, logoPath: '/logo.png', now: () => new Date('2026-11-21T12:00:00Z') });
  });

  it('are listed as cards, with the question as it was understood', async () => {
    source.answer = [{ ...fullJob, shortDescription: 'word '.repeat(30) }];
    const list = await board.search(new URLSearchParams('q=night&hours=nonsense'));
    expect(list).toMatchObject({ total: 1, query: { q: 'night', hours: '' } });
    expect(list.jobs[0]?.shortDescription).toBe(`${'word '.repeat(20).trimEnd()}…`);
    expect(list.jobs[0]).not.toHaveProperty('fullDescription');
  });

  it('show a change of the source', async () => {
    expect((await board.search(new URLSearchParams())).total).toBe(1);
    source.answer = [];
    expect((await board.search(new URLSearchParams())).total).toBe(0);
  });

  it('can be read: sections with text, description, structured data', async () => {
    source.answer = [{ ...fullJob, whyJoinUs: '', additionalNotes: '' }];
    const page = await board.read('night-carer', siteUrl);
    expect(page?.sections.map((section) => section.heading)).toEqual([
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
    expect(await board.read('closed', siteUrl)).toMatchObject({
      closed: true,
      structuredData: null,
      similar: [{ id: 'night-carer' }],
    });
    expect((await board.open()).map((job) => job.id)).toEqual(['night-carer']);
  });

  it.each(['made-up', '', ' ', 'x'.repeat(201), 'a\u0000b', '../night-carer'])(
    'have no page for the id %j',
    async (id) => {
      expect(await board.read(id, siteUrl)).toBeNull();
    },
  );

  it('are never called missing while the source is away', async () => {
    source.answer = new JobSourceError('HTTP error! status: 500');
    await expect(board.read('night-carer', siteUrl)).rejects.toThrow(JobSourceError);
    await expect(board.search(new URLSearchParams())).rejects.toThrow(JobSourceError);
    await expect(board.payload()).rejects.toThrow(JobSourceError);
  });

  it('are served to other installations and feed readers while they are open', async () => {
    expect((await board.payload()).jobs.map((job) => job.id)).toEqual(['night-carer']);
    const feed = await board.feed(siteUrl, '/careers.atom');
    expect(feed).toContain(`<name>${brand.longName.replace('&', '&amp;')}</name>`);
    expect(feed).toContain('https://site.example/careers/night-carer');
    expect(feed).not.toContain('/careers/closed');
  });
});
