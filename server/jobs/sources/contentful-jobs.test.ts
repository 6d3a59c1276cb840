import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collectingLog } from '../../../tests/support/collecting-log.ts';
import {
  answering,
  type HttpUpstream,
  hanging,
  startHttpUpstream,
  type UpstreamAnswer,
} from '../../../tests/support/http-upstream.ts';
import type { Job } from '../job.ts';
import { createContentfulJobs } from './contentful-jobs.ts';
import { faultNames, faultsOf } from './http-faults-for-tests.ts';
import { describeJobSource, fullJob, type SampleItem } from './job-source.contract.ts';
import type { JobSource } from './job-source.ts';

const TIMEOUT_MS = 4000;
const json = (value: unknown) => answering(200, JSON.stringify(value));

interface Entry {
  sys: { id: string };
  fields: Record<string, unknown>;
}

function entry({ id, sponsorship, ...fields }: Exclude<SampleItem, 'unreadable'>): Entry {
  return { sys: { id }, fields: { ...fields, sponsership: sponsorship } };
}

/** Answers as the delivery API does: filter, page, and only what was selected. */
function deliver(entries: (Entry | null)[]): UpstreamAnswer {
  return (response, request) => {
    const query = new URL(request.path, 'http://local').searchParams;
    const select = query.get('select')?.split(',');
    const found = entries.filter((one) => !query.has('sys.id') || one?.sys.id === query.get('sys.id'));
    const skip = Number(query.get('skip') ?? 0);
    const page = found.slice(skip, skip + Number(query.get('limit') ?? 100));
    const items = page.map((one) => one && selected(one, select));
    response
      .writeHead(200, { 'content-type': 'application/vnd.contentful.delivery.v1+json' })
      .end(JSON.stringify({ sys: { type: 'Array' }, total: found.length, skip, limit: 500, items }));
  };
}

function selected({ sys, fields }: Entry, select: string[] | undefined): Partial<Entry> {
  if (!select) return { sys, fields };
  const chosen = Object.entries(fields).filter(([key]) => select.includes(`fields.${key}`));
  return { ...(select.includes('sys.id') && { sys }), fields: Object.fromEntries(chosen) };
}

function contentful(upstream: HttpUpstream, log = collectingLog(), timeoutMs = TIMEOUT_MS): JobSource {
  const settings = {
    spaceId: 'space one',
    accessToken: 'token',
    environment: 'master',
    timeoutMs,
  };
  return createContentfulJobs({ url: upstream.url, log, ...settings });
}

const listed = [
  ...['id', 'title', 'fullDescription', 'requirements', 'location', 'salary', 'shortDescription'],
] as (keyof Job)[];

describeJobSource('Contentful', listed, faultNames, async (timeoutMs) => {
  const upstream = await startHttpUpstream(hanging);
  const log = collectingLog();
  return {
    source: contentful(upstream, log, timeoutMs),
    lines: log.lines,
    fill: (items) =>
      upstream.answerWith(deliver(items.map((item) => (item === 'unreadable' ? null : entry(item))))),
    faults: faultsOf(upstream),
    stop: upstream.close,
  };
});

describe('the questions to Contentful', () => {
  let upstream: HttpUpstream;
  beforeEach(async () => {
    upstream = await startHttpUpstream(hanging);
  });
  afterEach(() => upstream.close());

  it('carry the token and ask for ids with the six fields of the list, by title', async () => {
    upstream.answerWith(deliver([]));
    await contentful(upstream).list();
    const asked = new URL(upstream.requests[0]?.path ?? '', upstream.url);
    expect(upstream.requests[0]?.headers.authorization).toBe('Bearer token');
    expect(asked.pathname).toBe('/spaces/space%20one/environments/master/entries');
    expect(asked.searchParams.get('content_type')).toBe('jobRoles');
    expect(asked.searchParams.get('order')).toBe('fields.title');
    expect(asked.searchParams.get('select')).toBe(
      'sys.id,fields.title,fields.fullDescription,fields.requirements,fields.location,fields.salary,fields.shortDescription',
    );
  });

  it('ask for one job by its system id and read every field of it', async () => {
    const { responsibilities, ...rest } = fullJob;
    const stored = entry({ ...rest });
    stored.fields.ResponsibilitiesInclude = 'You will:';
    stored.fields.responsibilities = responsibilities;
    upstream.answerWith(deliver([stored]));
    const job = await contentful(upstream).find('night-carer');
    expect(new URL(upstream.requests[0]?.path ?? '', upstream.url).searchParams.get('sys.id')).toBe(
      'night-carer',
    );
    expect(job).toEqual({ ...fullJob, responsibilities: `You will:\n\n${responsibilities}` });
  });

  it('go on to the next page until all jobs are there', async () => {
    const many = Array.from({ length: 1200 }, (_, index) =>
      entry({ id: `job-${index}`, title: `Job ${index}`, fullDescription: 'Text' }),
    );
    upstream.answerWith(deliver(many));
    expect(await contentful(upstream).list()).toHaveLength(1200);
    expect(upstream.requests).toHaveLength(3);
  });

  it('are asked for in smaller pages where one is too large, and then all there', async () => {
    const long = 'x'.repeat(30_000);
    const many = Array.from({ length: 600 }, (_, index) =>
      entry({ id: `job-${index}`, title: `Job ${index}`, fullDescription: long }),
    );
    upstream.answerWith(deliver(many));
    expect((await contentful(upstream).list()).map(({ id }) => id)).toEqual(many.map(({ sys }) => sys.id));
  });

  it('end where the service promises more than it has, or has no end', async () => {
    const one = entry({ id: 'a', title: 'A', fullDescription: 'Text' });
    upstream.answerWith(json({ total: 1_000_000, items: [one] }));
    expect((await contentful(upstream).list()).length).toBeLessThanOrEqual(12);
    upstream.answerWith(json({ total: 1_000_000, items: [] }));
    expect(await contentful(upstream).list()).toEqual([]);
  });

  it.each([
    ['no fields at all', { sys: { id: 'bare' } }],
    ['empty fields', { sys: { id: 'bare' }, fields: {} }],
  ])(
    'may be answered with an entry that has %s: it is listed with the defaults, and the log names it',
    async (_, bare) => {
      const log = collectingLog();
      upstream.answerWith(json({ total: 1, items: [bare] }));
      const untitled = { title: 'Job title not specified', location: 'Location not specified', salary: null };
      expect(await contentful(upstream, log).list()).toMatchObject([
        { id: 'bare', ...untitled, fullDescription: '', sponsorship: false },
      ]);
      expect(log.lines).toMatchObject([{ level: 'error', data: { jobs: ['bare'] } }]);
    },
  );

  it('may be answered with a job that has no id: it is listed, and the log names it', async () => {
    const log = collectingLog();
    upstream.answerWith(json({ total: 1, items: [{ fields: { title: 'Carer' } }] }));
    expect(await contentful(upstream, log).list()).toMatchObject([{ id: '', title: 'Carer' }]);
    expect(log.lines).toMatchObject([{ level: 'error', data: { jobs: ['Carer'] } }]);
  });

  it('read rich text', async () => {
    const bold = { nodeType: 'text', value: 'Kind ', marks: [{ type: 'bold' }], data: {} };
    const paragraph = { nodeType: 'paragraph', data: {}, content: [bold] };
    const fields = {
      title: 'Carer',
      fullDescription: { nodeType: 'document', data: {}, content: [paragraph] },
    };
    upstream.answerWith(json({ total: 1, items: [{ sys: { id: 'carer' }, fields }] }));
    expect(await contentful(upstream).list()).toMatchObject([{ id: 'carer', fullDescription: '**Kind**' }]);
  });
});
