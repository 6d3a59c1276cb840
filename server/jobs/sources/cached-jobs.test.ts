import { describe, expect, it } from 'vitest';
import { collectingLog } from '../../../tests/support/collecting-log.ts';
import type { Job } from '../job.ts';
import { createCachedJobs } from './cached-jobs.ts';
import { JobSourceError } from './job-source.ts';
import { sampleJob, switchableSource } from './sample-jobs-for-tests.ts';

const [old, young] = [sampleJob({ id: 'old' }), sampleJob({ id: 'young' })];
const down = new JobSourceError('HTTP error! status: 500');
const hanging = () => new Promise<Job[]>(() => {});
/** An answer is fresh while it is no older than that. */
const policy = { freshMs: 999, staleMs: 10_000, cooldownMs: 499, timeoutMs: 5 };

function setUp({ listIsWhole = true } = {}) {
  const source = switchableSource([old]);
  const log = collectingLog();
  let time = 1_000_000;
  const changes: string[] = [];
  const onChange = () => changes.push('changed');
  const cached = createCachedJobs({ source, listIsWhole, log, onChange, policy, now: () => time });
  return {
    changes,
    source,
    log,
    cached,
    later: (ms: number) => {
      time += ms;
    },
  };
}

/** Lets what is under way behind a visitor's back come to its end. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('jobs that are kept for a while', () => {
  it('are asked for once while they are fresh', async () => {
    const { source, cached, later } = setUp();
    await Promise.all([cached.list(), cached.list(), cached.find('old')]);
    later(999);
    expect(await cached.list()).toEqual([old]);
    expect(source.lists).toBe(1);
  });

  it('are given at once when they are older, and renewed behind the visitor’s back', async () => {
    const { source, cached, later } = setUp();
    await cached.list();
    source.answer = [young];
    later(1000);
    expect(await cached.list()).toEqual([old]);
    await settle();
    expect(await cached.list()).toEqual([young]);
    expect(source.lists).toBe(2);
  });

  it('are the very same list as long as nothing in it has changed, so that an index of it is made once', async () => {
    const { source, cached, later } = setUp();
    const first = await cached.list();
    source.answer = [{ ...old }];
    later(1000);
    await cached.list();
    await settle();
    expect(source.lists).toBe(2);
    expect(await cached.list()).toBe(first);
  });

  it('tell when they are others than before, once those are what is given', async () => {
    const { source, cached, changes, later } = setUp();
    await cached.list();
    later(1000);
    source.answer = [{ ...old }];
    await cached.list();
    await settle();
    expect(changes).toEqual([]);
    later(1000);
    source.answer = [young];
    await cached.list();
    await settle();
    await settle();
    expect(changes).toEqual(['changed']);
    expect(await cached.list()).toEqual([young]);
  });

  it('are given while the source hangs, which is asked once', async () => {
    const { source, cached, later } = setUp();
    await cached.list();
    source.answer = hanging();
    later(5000);
    expect(await cached.list()).toEqual([old]);
    expect(await cached.list()).toEqual([old]);
    expect(source.lists).toBe(2);
  });

  it('are given while the source is down, which is left alone for a moment', async () => {
    const { source, cached, log, later } = setUp();
    await cached.list();
    source.answer = down;
    later(2000);
    for (let visit = 0; visit < 3; visit += 1) {
      expect(await cached.list()).toEqual([old]);
      await settle();
    }
    expect(source.lists).toBe(2);
    expect(log.lines).toEqual([]);
    later(500);
    await cached.list();
    await settle();
    expect(source.lists).toBe(3);
  });

  it('are not given for ever: then the failure shows', async () => {
    const { source, cached, later } = setUp();
    await cached.list();
    source.answer = down;
    later(10_000);
    await expect(cached.list()).rejects.toThrow(down);
  });

  it('cost one visitor the wait for a dead source; the others are told at once', async () => {
    const { source, cached, later } = setUp();
    source.answer = down;
    await expect(cached.list()).rejects.toThrow(down);
    await expect(cached.list()).rejects.toThrow(down);
    expect(source.lists).toBe(1);
    later(500);
    source.answer = hanging();
    await expect(cached.list()).rejects.toThrow(down);
    expect(source.lists).toBe(2);
  });

  it('are there again with the first question after a rest', async () => {
    const { source, cached, later } = setUp();
    source.answer = down;
    await expect(cached.list()).rejects.toThrow(down);
    source.answer = [young];
    later(500);
    expect(await cached.list()).toEqual([young]);
  });
});

describe('one job', () => {
  it('is looked up in the list where the list is whole, so made-up ids cost the source nothing', async () => {
    const { source, cached } = setUp();
    expect(await cached.find('old')).toEqual(old);
    for (let index = 0; index < 50; index += 1) expect(await cached.find(`made-up-${index}`)).toBeNull();
    expect([source.lists, source.finds]).toEqual([1, []]);
  });

  it('is asked for by itself where it is not, and kept', async () => {
    const { source, cached } = setUp({ listIsWhole: false });
    expect(await cached.find('old')).toEqual(old);
    expect(await cached.find('old')).toEqual(old);
    expect(await cached.find('made-up')).toBeNull();
    expect(await cached.find('made-up')).toBeNull();
    expect([source.lists, source.finds]).toEqual([0, ['old', 'made-up']]);
  });
});

it('a stranger’s made-up jobs are asked for no more than so often in a minute, and listed ones always', async () => {
  const { source, cached, later } = setUp({ listIsWhole: false });
  for (let count = 0; count < 60; count += 1) expect(await cached.find(`made-up-${count}`)).toBeNull();
  const asked = source.finds.length;
  await expect(cached.find('made-up-60')).rejects.toThrow(JobSourceError);
  expect(source.finds).toHaveLength(asked);
  expect(await cached.find('old')).toEqual(old);
  later(60_000);
  expect(await cached.find('made-up-61')).toBeNull();
});

describe('a visitor who makes up jobs', () => {
  const stranger = '2001:db8:1:2::/64';

  it('is refused after twenty in a minute, and leaves the others their share', async () => {
    const { source, cached, later } = setUp({ listIsWhole: false });
    const findMadeUp = (count: number, client = stranger) => cached.find(`made-up-${count}`, client);
    for (let count = 0; count < 20; count += 1) expect(await findMadeUp(count)).toBeNull();
    for (let count = 20; count < 600; count += 1)
      await expect(findMadeUp(count)).rejects.toThrow(JobSourceError);
    expect(source.finds).toHaveLength(20);
    source.answer = [old, young];
    expect(await cached.find('young', '203.0.113.7')).toEqual(young);
    expect(await findMadeUp(600, '203.0.113.7')).toBeNull();
    later(60_001);
    expect(await findMadeUp(601)).toBeNull();
  });

  it('who reads real ones is never refused, and finds what is listed whatever was made up', async () => {
    const { cached } = setUp({ listIsWhole: false });
    for (let count = 0; count < 50; count += 1) expect(await cached.find('old', stranger)).toEqual(old);
    for (let count = 0; count < 20; count += 1) await cached.find(`made-up-${count}`, stranger);
    await expect(cached.find('made-up-20', stranger)).rejects.toThrow(JobSourceError);
    expect(await cached.find('old', stranger)).toEqual(old);
  });
});
