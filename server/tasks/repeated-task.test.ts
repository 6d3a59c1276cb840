import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { type RepeatedTask, repeatTask } from './repeated-task.ts';

const minute = 60_000;
const hour = 60 * minute;

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
  const parts: RepeatedTask = {
    run() {
      task.runs += 1;
      return answer(task.runs);
    },
    firstMs: minute,
    everyMs: 24 * hour,
    retryMs: hour,
    failure: 'It failed; it is tried again in an hour.',
    log,
    random,
  };
  return { task, log, repeated: repeatTask(parts) };
}

describe('a task that is done again and again', () => {
  it('runs some time after the start and then every so often, with some jitter', async () => {
    const { task, repeated } = countingTask(
      async () => {},
      () => 0.5,
    );
    await vi.advanceTimersByTimeAsync(1.5 * minute - 1);
    expect(task.runs).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(task.runs).toBe(1);
    await vi.advanceTimersByTimeAsync(24 * hour);
    expect(task.runs).toBe(1);
    await vi.advanceTimersByTimeAsync(0.12 * hour);
    expect(task.runs).toBe(2);
    await repeated.stop();
  });

  it('is tried again sooner after a failure, which is logged', async () => {
    const { task, log, repeated } = countingTask(
      async (run) => {
        if (run === 1) throw new Error('disk full');
      },
      () => 0,
    );
    await vi.advanceTimersByTimeAsync(minute + hour);
    expect(task.runs).toBe(2);
    expect(log.lines).toMatchObject([
      { level: 'error', data: { reason: 'disk full' }, text: 'It failed; it is tried again in an hour.' },
    ]);
    await repeated.stop();
  });

  it('stops when what is under way has ended, and does not begin again', async () => {
    let finish = () => {};
    const { task, repeated } = countingTask(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
      () => 0,
    );
    await vi.advanceTimersByTimeAsync(minute);
    let stopped = false;
    const stopping = repeated.stop().then(() => {
      stopped = true;
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(stopped).toBe(false);
    finish();
    await stopping;
    await vi.advanceTimersByTimeAsync(48 * hour);
    expect(task.runs).toBe(1);
  });
});
