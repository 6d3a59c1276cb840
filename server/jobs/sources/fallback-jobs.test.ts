import { describe, expect, it } from 'vitest';
import { collectingLog } from '../../../tests/support/collecting-log.ts';
import { createFallbackJobs } from './fallback-jobs.ts';
import { JobSourceError } from './job-source.ts';
import { sampleJob, switchableSource } from './sample-jobs-for-tests.ts';

const down = new JobSourceError('HTTP error! status: 500');

function setUp() {
  const primary = switchableSource([sampleJob({ id: 'a' })]);
  const fallback = switchableSource([sampleJob({ id: 'b' })]);
  const log = collectingLog();
  return { primary, fallback, log, source: createFallbackJobs({ primary, fallback, log }) };
}

describe('the list of two sources', () => {
  it('is the primary one’s while it answers, even where it is empty', async () => {
    const { primary, fallback, source } = setUp();
    expect(await source.list()).toMatchObject([{ id: 'a' }]);
    primary.answer = [];
    expect(await source.list()).toEqual([]);
    expect(fallback.lists).toBe(0);
  });

  it('is the fallback’s while the primary fails, and the log says so', async () => {
    const { primary, log, source } = setUp();
    primary.answer = down;
    expect(await source.list()).toMatchObject([{ id: 'b' }]);
    expect(log.lines).toMatchObject([
      { data: { reason: 'HTTP error! status: 500' }, text: 'Failed to fetch job listings from backend' },
    ]);
  });

  it('cannot be had where both fail, or there is no fallback', async () => {
    const { primary, fallback, log, source } = setUp();
    primary.answer = down;
    fallback.answer = down;
    const sentence = 'Failed to load job listings. Please try again later.';
    await expect(source.list()).rejects.toThrow(new JobSourceError(sentence));
    await expect(createFallbackJobs({ primary, fallback: null, log }).list()).rejects.toThrow(sentence);
  });

  it('does not hide a fault of the program', async () => {
    const { primary, source } = setUp();
    primary.answer = new TypeError('a bug');
    await expect(source.list()).rejects.toThrow('a bug');
  });
});

describe('one job of two sources', () => {
  it('is the primary one’s where it has it', async () => {
    const { fallback, source } = setUp();
    expect(await source.find('a')).toMatchObject({ id: 'a' });
    expect(fallback.finds).toEqual([]);
  });

  it('is asked of the fallback where the primary lacks it or fails', async () => {
    const { primary, log, source } = setUp();
    expect(await source.find('b')).toMatchObject({ id: 'b' });
    expect(log.lines).toEqual([]);
    primary.answer = down;
    expect(await source.find('b')).toMatchObject({ id: 'b' });
    expect(log.lines).toMatchObject([
      { data: { reason: 'HTTP error! status: 500' }, text: 'Failed to fetch job details from backend' },
    ]);
  });

  it('does not exist where both say so, or the only one does', async () => {
    const { primary, log, source } = setUp();
    expect(await source.find('c')).toBeNull();
    expect(await createFallbackJobs({ primary, fallback: null, log }).find('c')).toBeNull();
  });

  it('is not called missing while the source that might have it is away', async () => {
    const { primary, fallback, log, source } = setUp();
    const sentence = 'Failed to load job details. Please try again later.';
    fallback.answer = down;
    await expect(source.find('b')).rejects.toThrow(sentence);
    primary.answer = down;
    await expect(source.find('b')).rejects.toThrow(sentence);
    await expect(createFallbackJobs({ primary, fallback: null, log }).find('a')).rejects.toThrow(sentence);
  });
});
