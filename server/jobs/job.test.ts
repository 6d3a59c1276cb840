import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { date, line, longText } from '../markdown/field-kinds.ts';
import { completeJob, type Job, jobsPayload, pay, readWireJob, yesOrNo } from './job.ts';
import { fullJob } from './sources/job-source.contract.ts';

describe('pay', () => {
  it.each([
    ['£12.60 to £13.40 an hour', '£12.60 to £13.40 an hour'],
    [12.6, '£12.60'],
    [25000, '£25,000'],
    ['24500.5', '£24,500.50'],
    ['24,000 - 26,000', '£24,000 - 26,000'],
    ['Competitive', 'Competitive'],
    ['', null],
    [null, null],
    [undefined, null],
    [Number.NaN, null],
    [{ amount: 1 }, null],
  ])('%j is read as %j', (given, read) => {
    expect(v.parse(pay, given)).toBe(read);
  });
});

describe('a date', () => {
  it.each([
    ['2026-12-31', '2026-12-31'],
    [' 2028-02-29 ', '2028-02-29'],
    ['2026-02-29', ''],
    ['2026-13-01', ''],
    ['2026-07-31T23:30:00Z', '2026-08-01'],
    ['2026-12-31T23:30:00.000+00:00', '2026-12-31'],
    ['2026-12-31T99:00:00Z', ''],
    ['31/12/2026', ''],
    [20261231, ''],
    [null, ''],
  ])('%j is read as %j', (given, read) => {
    expect(v.parse(date, given)).toBe(read);
  });
});

describe('a text', () => {
  it('loses what no reader sees, and keeps its lines', () => {
    expect(v.parse(longText, ' a\u0000\u0007\r\nb\rc\u2028d\u202E\uFEFF\te\uD800 ')).toBe(
      'a\nb\nc\nd\te\uFFFD',
    );
    expect(v.parse(line, ' a\r\n  b\t')).toBe('a b');
  });

  it('is bounded', () => {
    expect(v.parse(line, 'x'.repeat(1000))).toHaveLength(300);
    expect(v.parse(longText, 'x'.repeat(1_000_000))).toHaveLength(20_000);
  });

  it('is empty where something else is in its place', () => {
    for (const value of [null, undefined, {}, [], true]) expect(v.parse(longText, value)).toBe('');
  });
});

it('takes a yes in either form and anything else for a no', () => {
  expect([true, 'true', false, 'false', 'yes', 1, null].map((value) => v.parse(yesOrNo, value))).toEqual([
    ...[true, true, false, false, false, false, false],
  ]);
});

it('makes a short description of plain words, and keeps one that is given', () => {
  const fields = { id: 'a', title: 'A', fullDescription: '# About\n\n**You** care.' };
  expect(completeJob(fields).shortDescription).toBe('About You care.');
  expect(completeJob({ ...fields, shortDescription: 'Given' }).shortDescription).toBe('Given');
});

it('reads what others say of travel, days and minutes where it can be meant, and takes all else for not said', () => {
  const read = (fields: object) => readWireJob({ id: 'a', title: 'A', ...fields });
  expect(
    read({ travelTime: 'not paid', rotaNoticeDays: ' 14 ', dayVisitMinutes: 300, dayMiles: 0 }),
  ).toMatchObject({ travelTime: 'not paid', rotaNoticeDays: 14, dayVisitMinutes: 300, dayMiles: 0 });
  const nothing = { travelTime: null, rotaNoticeDays: null, dayVisitMinutes: null, sickPay: '' };
  for (const odd of [
    true,
    'perhaps',
    -1,
    1.5,
    100_000,
    Number.NaN,
    {},
    [],
    null,
    undefined,
    '1e3',
    '9'.repeat(400),
  ])
    expect(read({ travelTime: odd, rotaNoticeDays: odd, dayVisitMinutes: odd, sickPay: {} })).toMatchObject(
      nothing,
    );
});

const served = async (jobs: readonly Job[]) =>
  JSON.parse((await Array.fromAsync(jobsPayload(jobs))).join(''));

it('serves the contract with the further fields, spelled as the contract spells them', async () => {
  const payload = await served([fullJob]);
  expect(payload.success).toBe(true);
  expect(payload.jobs[0]).toMatchObject({
    id: 'night-carer',
    title: 'Night Carer',
    description: fullJob.fullDescription,
    requirements: 'Patience',
    location: 'Southampton',
    contractType: 'Part-time',
    jobReference: 'NC-1',
    sponsership: true,
  });
  expect(payload.jobs[0]).not.toHaveProperty('sponsorship');
  expect(payload.jobs[0]).not.toHaveProperty('fullDescription');
});

it.each([0, 1, 50, 51, 120])(
  'reads what it serves, %i jobs: one installation can be another one’s backend',
  async (count) => {
    const jobs = Array.from({ length: count }, (_, number) => ({ ...fullJob, id: `job-${number}` }));
    const { success, jobs: items } = await served(jobs);
    expect([success, items.map(readWireJob)]).toEqual([true, jobs]);
  },
);
