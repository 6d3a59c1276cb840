import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { CACHE_TIMES } from '../caching/stale-while-revalidate.ts';
import { JOB_REFRESH_SCHEDULE, runPeriodically } from './scheduler.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Counts its runs, and answers each as the test says. */
function countingTask(answer: (run: number) => Promise<void>, random: () => number) {
  const log = collectingLog();
  const task = { runs: 0 };
  const periodic = runPeriodically({
    run() {
      task.runs += 1;
      return answer(task.runs);
    },
    firstMs: MINUTE,
    everyMs: 24 * HOUR,
    retryMs: HOUR,
    failure: 'It failed; it is tried again in an hour.',
    log,
    random,
  });
  return { task, log, periodic };
}

describe('a task that is done again and again', () => {
  it('runs some time after the start and then every so often, with some jitter', async () => {
    const { task, periodic } = countingTask(
      async () => {},
      () => 0.5,
    );
    await vi.advanceTimersByTimeAsync(1.5 * MINUTE - 1);
    expect(task.runs).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(task.runs).toBe(1);
    await vi.advanceTimersByTimeAsync(24 * HOUR);
    expect(task.runs).toBe(1);
    await vi.advanceTimersByTimeAsync(0.12 * HOUR);
    expect(task.runs).toBe(2);
    await periodic.stop();
  });

  it('is tried again sooner after a failure, which is logged', async () => {
    const { task, log, periodic } = countingTask(
      async (run) => {
        if (run === 1) throw new Error('disk full');
      },
      () => 0,
    );
    await vi.advanceTimersByTimeAsync(MINUTE + HOUR);
    expect(task.runs).toBe(2);
    expect(log.lines).toMatchObject([
      { level: 'error', data: { reason: 'disk full' }, text: 'It failed; it is tried again in an hour.' },
    ]);
    await periodic.stop();
  });

  it('stops when what is under way has ended, and does not begin again', async () => {
    let finish = () => {};
    const { task, periodic } = countingTask(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
      () => 0,
    );
    await vi.advanceTimersByTimeAsync(MINUTE);
    let stopped = false;
    const stopping = periodic.stop().then(() => {
      stopped = true;
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(stopped).toBe(false);
    finish();
    await stopping;
    await vi.advanceTimersByTimeAsync(48 * HOUR);
    expect(task.runs).toBe(1);
  });
});

it('the list of jobs is renewed before it is too old to be shown, so that nobody waits for it', () => {
  const { firstMs, everyMs } = JOB_REFRESH_SCHEDULE;
  // With all the jitter that there can be, and as long as a backend may take.
  for (const ms of [2 * firstMs, 1.01 * everyMs]) expect(ms + 30_000).toBeLessThan(CACHE_TIMES.jobs.staleMs);
});
