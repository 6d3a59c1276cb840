import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import type { Deleted, Retention } from './retention.ts';
import { scheduleRetention } from './retention-schedule.ts';

const minute = 60_000;
const hour = 60 * minute;
const none: Deleted = {
  enquiry: 0,
  'call-request': 0,
  'area-notice': 0,
  'event-registration': 0,
  application: 0,
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Counts its runs, and answers each as the test says. */
function countingRetention(answer: (run: number) => Promise<Deleted>) {
  const counter = { runs: 0 };
  const retention: Retention = {
    run() {
      counter.runs += 1;
      return answer(counter.runs);
    },
  };
  return { counter, retention };
}

describe('the schedule of the daily deletion', () => {
  it('runs some minutes after the start and then every day, with some jitter', async () => {
    const { counter, retention } = countingRetention(async () => none);
    const schedule = scheduleRetention({ retention, log: collectingLog(), random: () => 0.5 });
    await vi.advanceTimersByTimeAsync(3 * minute - 1);
    expect(counter.runs).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(counter.runs).toBe(1);
    await vi.advanceTimersByTimeAsync(24 * hour + 5 * minute);
    expect(counter.runs).toBe(2);
    await schedule.stop();
  });

  it('tries again in an hour after a failure, and says so', async () => {
    const log = collectingLog();
    const { counter, retention } = countingRetention(async (run) => {
      if (run === 1) throw new Error('disk full');
      return none;
    });
    const schedule = scheduleRetention({ retention, log, random: () => 0 });
    await vi.advanceTimersByTimeAsync(minute + hour);
    expect(counter.runs).toBe(2);
    expect(log.lines).toMatchObject([{ level: 'error', data: { reason: 'disk full' } }]);
    await schedule.stop();
  });

  it('stops when what is under way has ended, and does not begin again', async () => {
    let finish = (_: Deleted) => {};
    const { counter, retention } = countingRetention(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    const schedule = scheduleRetention({ retention, log: collectingLog() });
    await vi.advanceTimersByTimeAsync(5 * minute);
    let stopped = false;
    const stopping = schedule.stop().then(() => {
      stopped = true;
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(stopped).toBe(false);
    finish(none);
    await stopping;
    await vi.advanceTimersByTimeAsync(48 * hour);
    expect(counter.runs).toBe(1);
  });
});
