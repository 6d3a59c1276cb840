import { expect, it } from 'vitest';
import { collectingLog } from '../../../tests/support/collecting-log.ts';
import { answering, hanging, startHttpUpstream } from '../../../tests/support/http-upstream.ts';
import type { Job } from '../job.ts';
import { createBackendJobs, createUnavailableJobs } from './backend-jobs.ts';
import { faultNames, faultsOf } from './http-faults-for-tests.ts';
import { describeJobSource, fullJob, type SampleItem } from './job-source.contract.ts';
import { JobSourceError } from './job-source.ts';

const TIMEOUT_MS = 4000;
const json = (value: unknown) => answering(200, JSON.stringify(value));

/** An item as a backend sends it. */
function wireItem(item: SampleItem): unknown {
  if (item === 'unreadable') return 'no job at all';
  const { fullDescription, sponsorship, ...fields } = item;
  return { ...fields, description: fullDescription, sponsership: sponsorship };
}

describeJobSource('a backend', Object.keys(fullJob) as (keyof Job)[], faultNames, async (timeoutMs) => {
  const upstream = await startHttpUpstream(hanging);
  const log = collectingLog();
  return {
    source: createBackendJobs({ url: upstream.url, timeoutMs, log }),
    lines: log.lines,
    fill: (items) => upstream.answerWith(json({ success: true, jobs: items.map(wireItem) })),
    faults: faultsOf(upstream),
    stop: upstream.close,
  };
});

it('asks GET /api/jobs', async () => {
  const upstream = await startHttpUpstream(hanging);
  upstream.answerWith(json({ success: true, jobs: [] }));
  await createBackendJobs({
    url: `${upstream.url}/base`,
    timeoutMs: TIMEOUT_MS,
    log: collectingLog(),
  }).list();
  expect(upstream.requests.map((request) => request.path)).toEqual(['/base/api/jobs']);
  await upstream.close();
});

it('reads a job of the plain contract with ids and hours that are numbers, and one without an id', async () => {
  const upstream = await startHttpUpstream(hanging);
  const contract = {
    title: 'Carer',
    description: 'Visits',
    requirements: null,
    location: ' ',
    contractType: 'Bank',
  };
  const body = {
    success: true,
    jobs: [
      {
        ...contract,
        id: 12,
        jobReference: 99,
        hoursPerWeek: 37.5,
        salary: 25000,
        closingDate: 'soon',
        sponsership: 'no',
      },
      contract,
      ...[null, 'a job', [], { ...contract, title: '  ' }, { ...contract, title: { en: 'Carer' } }],
    ],
  };
  upstream.answerWith(json(body));
  const log = collectingLog();
  const jobs = await createBackendJobs({ url: upstream.url, timeoutMs: TIMEOUT_MS, log }).list();
  await upstream.close();
  expect(jobs).toMatchObject([
    {
      id: '12',
      jobReference: '99',
      hoursPerWeek: '37.5',
      salary: '£25,000',
      closingDate: '',
      sponsorship: false,
      requirements: '',
      location: 'Location not specified',
    },
    { id: '', title: 'Carer' },
  ]);
  expect(log.lines).toMatchObject([
    { level: 'warn', data: { skipped: 5 } },
    { level: 'error', data: { jobs: ['Carer'] } },
  ]);
});

it('is cut behind its last whole job where it is too large, and says so', async () => {
  const description = `${'Visits. '.repeat(1500)} "quoted" \\ } ] {`;
  const all = Array.from({ length: 1000 }, (_, index) => ({
    id: `${index}`,
    title: 'Carer',
    description,
    more: [{}],
  }));
  const upstream = await startHttpUpstream(json({ meta: { a: {} }, success: true, jobs: all }));
  const log = collectingLog();
  const jobs = await createBackendJobs({ url: upstream.url, timeoutMs: TIMEOUT_MS, log }).list();
  expect(jobs.length).toBeGreaterThan(500);
  expect(jobs.map(({ id }) => id)).toEqual(all.slice(0, jobs.length).map(({ id }) => id));
  expect(log.lines).toMatchObject([{ level: 'error', data: { jobs: jobs.length } }]);
  upstream.answerWith(answering(200, `{"success":true,"note":"${'x'.repeat(10_000_000)}`));
  const source = createBackendJobs({ url: upstream.url, timeoutMs: TIMEOUT_MS, log });
  await expect(source.list()).rejects.toThrow('Invalid response format from backend');
  await upstream.close();
});

it.each([
  ['no success', { jobs: [] }],
  ['success that is not true', { success: 'yes', jobs: [] }],
  ['no jobs', { success: true }],
  ['jobs that are no list', { success: true, jobs: {} }],
])('takes an answer with %s for an error', async (_, body) => {
  const upstream = await startHttpUpstream(hanging);
  upstream.answerWith(json(body));
  const source = createBackendJobs({ url: upstream.url, timeoutMs: TIMEOUT_MS, log: collectingLog() });
  await expect(source.list()).rejects.toThrow('Invalid response format from backend');
  await upstream.close();
});

it.each(['disabled', 'not_configured'] as const)('never answers where the backend is %s', async (reason) => {
  const source = createUnavailableJobs(reason);
  await expect(source.list()).rejects.toThrow(JobSourceError);
  await expect(source.find('carer')).rejects.toThrow(reason);
});
