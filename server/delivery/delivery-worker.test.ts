import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { sampleSubmission } from '../../tests/support/sample-submission.ts';
import { openTestStore, type TestClock, testClock } from '../../tests/support/test-store.ts';
import type { Store } from '../store/open-store.ts';
import {
  backoffDelay,
  createDeliveryWorker,
  createWakeSignal,
  type DeliveryWorkerOptions,
} from './delivery-worker.ts';
import { type ClaimedMessage, DeliveryError, type NewMessage } from './outbox.ts';

const MINUTE = 60_000;
const NEVER = 3_600_000;

let clock: TestClock;
let store: Store;
let log: ReturnType<typeof collectingLog>;

beforeEach(async () => {
  clock = testClock();
  store = await openTestStore(clock);
  log = collectingLog();
});

function queue(...names: string[]) {
  const messages = names.map((name): NewMessage => ({ channel: 'mail', payload: { name } }));
  return store.submissions.save(sampleSubmission({ messages: () => messages }));
}

function startWorker(
  mail: (message: ClaimedMessage) => Promise<void>,
  options: Partial<DeliveryWorkerOptions> = {},
) {
  const worker = createDeliveryWorker({
    outbox: store.outbox,
    senders: { mail },
    leaseMs: 5 * MINUTE,
    log,
    pollMs: NEVER,
    now: () => clock.now().getTime(),
    random: () => 0.5,
    ...options,
  });
  onTestFinished(() => worker.stop());
  worker.start();
  return worker;
}

const nameOf = ({ payload }: ClaimedMessage) => (payload as { name: string }).name;
const states = () => store.outbox.list({});
const statuses = async () => (await states()).map(({ status }) => status);
const arrive = (check: () => unknown) => vi.waitFor(check, { timeout: 5000, interval: 5 });

describe('the delivery worker', () => {
  it('delivers pending messages, once', async () => {
    await queue('one', 'two');
    const delivered: string[] = [];
    startWorker(async (message) => void delivered.push(nameOf(message)));
    await arrive(async () => expect(await statuses()).toEqual(['sent', 'sent']));
    expect(delivered.toSorted()).toEqual(['one', 'two']);
    expect(log.lines).toEqual([]);
  });

  it('delivers at once what is saved later, when it is woken', async () => {
    const delivered: string[] = [];
    const worker = startWorker(async (message) => void delivered.push(nameOf(message)));
    await queue('later');
    worker.wake();
    await arrive(() => expect(delivered).toEqual(['later']));
  });

  it('finds by itself what another instance saved', async () => {
    const delivered: string[] = [];
    startWorker(async (message) => void delivered.push(nameOf(message)), { pollMs: 10 });
    await queue('from elsewhere');
    await arrive(() => expect(delivered).toEqual(['from elsewhere']));
  });

  it('tries again after a failure that may pass, a minute later, then two', async () => {
    await queue('one');
    const attempts: number[] = [];
    const worker = startWorker(async ({ attempt }) => {
      attempts.push(attempt);
      if (attempt < 3) throw new DeliveryError('450 try later, anna@example.org', { permanent: false });
    });
    await arrive(async () => expect(await states()).toMatchObject([{ status: 'due', attempts: 1 }]));
    expect((await states())[0]).toMatchObject({
      dueAt: new Date(clock.now().getTime() + MINUTE),
      lastError: '450 try later, [address]',
    });
    clock.forward(MINUTE);
    worker.wake();
    await arrive(async () => expect(await states()).toMatchObject([{ status: 'due', attempts: 2 }]));
    expect((await states())[0]?.dueAt).toEqual(new Date(clock.now().getTime() + 2 * MINUTE));
    clock.forward(2 * MINUTE);
    worker.wake();
    await arrive(async () => expect(await statuses()).toEqual(['sent']));
    expect(attempts).toEqual([1, 2, 3]);
    expect(log.lines.map(({ level }) => level)).toEqual(['warn', 'info']);
  });

  it('leaves a message for the staff at once that is refused for good, and delivers the others', async () => {
    await queue('bad', 'good');
    startWorker(async (message) => {
      if (nameOf(message) === 'bad') throw new DeliveryError('550 no such user', { permanent: true });
    });
    await arrive(async () => expect((await statuses()).toSorted()).toEqual(['sent', 'stuck']));
    expect(log.lines).toMatchObject([{ level: 'error', data: { reason: '550 no such user', attempt: 1 } }]);
  });

  it('leaves a message for the staff after about a day of failures', async () => {
    await queue('one');
    const started = clock.now().getTime();
    let attempts = 0;
    const worker = startWorker(async () => {
      attempts += 1;
      throw new Error('connect ECONNREFUSED');
    });
    for (let attempt = 1; (await statuses())[0] !== 'stuck'; attempt += 1) {
      await arrive(async () => {
        const [state] = await states();
        expect(state?.attempts).toBe(attempt);
        expect(state?.status).not.toBe('claimed');
      });
      const [state] = await states();
      if (state?.status === 'due') clock.forward(state.dueAt.getTime() - clock.now().getTime());
      worker.wake();
    }
    const hours = (clock.now().getTime() - started) / (60 * MINUTE);
    expect(hours).toBeGreaterThan(20);
    expect(hours).toBeLessThan(28);
    expect(attempts).toBe(19);
    expect(log.lines.at(-1)).toMatchObject({ level: 'error' });
  });

  it('keeps a message that nobody delivers yet', async () => {
    await store.submissions.save(
      sampleSubmission({ messages: () => [{ channel: 'webhook', payload: { name: 'hook' } }] }),
    );
    startWorker(async () => {});
    await arrive(async () => expect(await states()).toMatchObject([{ status: 'due', attempts: 1 }]));
    expect((await states())[0]?.lastError).toBe('nothing delivers webhook messages');
  });

  it('delivers after a crash what was under way, under the same id', async () => {
    await queue('one');
    const [lost] = await store.outbox.claim(1, 5 * MINUTE);
    const delivered: ClaimedMessage[] = [];
    const worker = startWorker(async (message) => void delivered.push(message));
    worker.wake();
    clock.forward(5 * MINUTE - 1);
    worker.wake();
    expect(delivered).toEqual([]);
    clock.forward(1);
    worker.wake();
    await arrive(async () => expect(await statuses()).toEqual(['sent']));
    expect(delivered).toMatchObject([{ id: lost?.id, createdAt: lost?.createdAt, attempt: 2 }]);
  });

  it('has no more under way than it may, and lets none wait behind a slow one', async () => {
    await queue('slow', 'a', 'b', 'c', 'd');
    let underWay = 0;
    let most = 0;
    const slow = Promise.withResolvers<void>();
    startWorker(
      async (message) => {
        underWay += 1;
        most = Math.max(most, underWay);
        if (nameOf(message) === 'slow') await slow.promise;
        else await new Promise((resolve) => setTimeout(resolve, 1));
        underWay -= 1;
      },
      { concurrency: 2 },
    );
    await arrive(async () => {
      expect((await statuses()).toSorted()).toEqual(['claimed', 'sent', 'sent', 'sent', 'sent']);
    });
    slow.resolve();
    await arrive(async () => expect(new Set(await statuses())).toEqual(new Set(['sent'])));
    expect(most).toBe(2);
  });

  it('finishes what is under way before it stops, and begins nothing more', async () => {
    await queue('under way', 'not begun');
    const began = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const worker = startWorker(
      async () => {
        began.resolve();
        await mayEnd.promise;
      },
      { concurrency: 1 },
    );
    await began.promise;
    const stopped = worker.stop();
    mayEnd.resolve();
    await stopped;
    expect((await statuses()).toSorted()).toEqual(['due', 'sent']);
  });

  it('does not let a stop wait for ever; what is left is due again', async () => {
    await queue('hanging');
    const began = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const worker = startWorker(
      async () => {
        began.resolve();
        await mayEnd.promise;
      },
      { stopWithinMs: 20 },
    );
    await began.promise;
    await worker.stop();
    expect(await statuses()).toEqual(['claimed']);
    expect(log.lines).toMatchObject([{ level: 'warn', data: { messages: 1 } }]);
    mayEnd.resolve();
    await worker.stop();
  });

  it('goes on when the store could not be read for a while', async () => {
    await queue('one');
    let broken = true;
    const outbox = {
      ...store.outbox,
      claim: (limit: number, leaseMs: number) =>
        broken ? Promise.reject(new Error('database is locked')) : store.outbox.claim(limit, leaseMs),
    };
    const worker = startWorker(async () => {}, { outbox });
    await arrive(() =>
      expect(log.lines).toMatchObject([{ level: 'error', data: { reason: 'database is locked' } }]),
    );
    broken = false;
    worker.wake();
    await arrive(async () => expect(await statuses()).toEqual(['sent']));
  });

  it('delivers again what it delivered when that could not be noted', async () => {
    await queue('one');
    let broken = true;
    const delivered: string[] = [];
    const outbox = {
      ...store.outbox,
      finish: (id: string) => (broken ? Promise.reject(new Error('disk full')) : store.outbox.finish(id)),
    };
    const worker = startWorker(async (message) => void delivered.push(message.id), { outbox });
    await arrive(() => expect(log.lines).toMatchObject([{ level: 'error', data: { reason: 'disk full' } }]));
    broken = false;
    clock.forward(5 * MINUTE);
    worker.wake();
    await arrive(async () => expect(await statuses()).toEqual(['sent']));
    expect(delivered).toHaveLength(2);
    expect(new Set(delivered).size).toBe(1);
  });

  it('can be stopped before it was started, and twice', async () => {
    const worker = createDeliveryWorker({ outbox: store.outbox, senders: {}, leaseMs: 5 * MINUTE, log });
    await worker.stop();
    worker.start();
    await worker.stop();
    await worker.stop();
  });
});

const HOUR = 60 * MINUTE;

function delays(random: () => number): number[] {
  const all: number[] = [];
  for (let attempt = 1; ; attempt += 1) {
    const delay = backoffDelay(attempt, random);
    if (delay === null) return all;
    all.push(delay);
  }
}

describe('the wait between two attempts', () => {
  it('starts at about a minute, doubles and levels off at about two hours', () => {
    expect(delays(() => 0.5).map((delay) => delay / MINUTE)).toEqual([
      1, 2, 4, 8, 16, 32, 64, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    ]);
  });

  it('is spread by a quarter to each side', () => {
    expect(backoffDelay(3, () => 0)).toBe(3 * MINUTE);
    expect(backoffDelay(3, () => 1)).toBe(5 * MINUTE);
  });

  it.each([
    ['shortest', 0],
    ['usual', 0.5],
    ['longest', 1],
  ])('ends between eighteen and thirty-one hours after the first attempt (%s spread)', (_, random) => {
    const total = delays(() => random).reduce((sum, delay) => sum + delay, 0);
    expect(total).toBeGreaterThan(18 * HOUR);
    expect(total).toBeLessThan(31 * HOUR);
  });
});

describe('the wake signal', () => {
  it('wakes whoever waits', async () => {
    const signal = createWakeSignal();
    const waited = signal.wait(NEVER);
    signal.wake();
    await expect(waited).resolves.toBeUndefined();
  });

  it('is not missed if it came before somebody waited', async () => {
    const signal = createWakeSignal();
    signal.wake();
    await expect(signal.wait(NEVER)).resolves.toBeUndefined();
  });

  it('wakes once for each call', async () => {
    const signal = createWakeSignal();
    signal.wake();
    await signal.wait(NEVER);
    const again = signal.wait(NEVER).then(() => 'woken');
    await expect(Promise.race([again, Promise.resolve('asleep')])).resolves.toBe('asleep');
    signal.wake();
    await expect(again).resolves.toBe('woken');
  });

  it('ends the wait when the time is over', async () => {
    await expect(createWakeSignal().wait(1)).resolves.toBeUndefined();
  });
});
