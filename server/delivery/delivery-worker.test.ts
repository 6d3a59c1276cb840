import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { sampleSubmission } from '../../tests/support/sample-submission.ts';
import { openTestStore, type TestClock, testClock } from '../../tests/support/test-store.ts';
import type { Store } from '../store/open-store.ts';
import { createDeliveryWorker, type DeliveryWorkerOptions } from './delivery-worker.ts';
import { type ClaimedMessage, DeliveryError, type DeliveryQueue, type NewMessage } from './outbox.ts';

const MINUTE = 60_000;
const NEVER = 3_600_000;

let clock: TestClock;
let store: Store;
let log: ReturnType<typeof collectingLog>;
/** How often a worker has looked for messages. */
let rounds = 0;

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
  const claim: DeliveryQueue['claim'] = (...asked) => {
    rounds += 1;
    return store.outbox.claim(...asked);
  };
  const worker = createDeliveryWorker({
    outbox: { ...store.outbox, claim },
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

  const away = new DeliveryError('connect ECONNREFUSED', { permanent: false, away: true });
  const deferred = new DeliveryError('450 try later', { permanent: false, away: false });

  /** Lets hours pass in steps, and waits in each until nothing is under way or due. */
  async function passHours(hours: number, stepMinutes: number, worker: { wake(): void }) {
    for (let minutes = 0; minutes < hours * 60; minutes += stepMinutes) {
      clock.forward(stepMinutes * MINUTE);
      const seen = rounds;
      worker.wake();
      await arrive(async () => {
        expect(rounds).toBeGreaterThan(seen);
        const open = (await states()).filter(({ status }) => status === 'due' || status === 'claimed');
        expect(open.filter(({ status, dueAt }) => status === 'claimed' || dueAt <= clock.now())).toEqual([]);
      });
    }
  }

  it('gives nothing up while nobody takes a message, however long, and says so in the log after an hour', async () => {
    await queue('one', 'two');
    const worker = startWorker(() => Promise.reject(away));
    await passHours(9 * 24, 30, worker);
    expect(await statuses()).toEqual(['due', 'due']);
    for (const { dueAt } of await states())
      expect(dueAt.getTime() - clock.now().getTime()).toBeLessThanOrEqual(150 * MINUTE);
    expect(log.lines.map(({ level, text }) => [level, text])).toEqual([
      ['warn', 'A message could not be delivered and will be tried again.'],
      ['error', 'No message was taken for over an hour.'],
    ]);
  });

  it('leaves a message for the staff that is put off for a week while others leave', async () => {
    await queue('one');
    const started = clock.now().getTime();
    const worker = startWorker(async (message) => {
      if (nameOf(message) === 'one') throw deferred;
    });
    for (let day = 0; (await statuses())[0] !== 'stuck'; day += 1) {
      expect(day).toBeLessThan(10);
      await passHours(12, 60, worker);
      await queue('other');
      await passHours(12, 60, worker);
    }
    const days = (clock.now().getTime() - started) / (24 * 60 * MINUTE);
    expect(days).toBeGreaterThanOrEqual(7);
    expect(days).toBeLessThanOrEqual(8.5);
    expect(log.lines.filter(({ level }) => level === 'error')).toMatchObject([
      { data: { reason: '450 try later' } },
    ]);
  });

  it('tries one message every two minutes while nobody takes any, and all the others once one is taken', async () => {
    await queue('a', 'b', 'c', 'd', 'e');
    let isAway = true;
    let tried = 0;
    const worker = startWorker(async () => {
      tried += 1;
      if (isAway) throw away;
    });
    await passHours(5, 10, worker);
    tried = 0;
    await passHours(0.5, 1, worker);
    expect(tried).toBeGreaterThanOrEqual(15);
    expect(tried).toBeLessThan(30);
    isAway = false;
    await passHours(2 / 60, 1, worker);
    await arrive(async () => expect(await statuses()).toEqual(Array(5).fill('sent')));
  });

  it('tries all that waits when one is taken after a restart, by whichever instance', async () => {
    await queue('a', 'b', 'c');
    const first = startWorker(() => Promise.reject(away));
    await passHours(12, 20, first);
    await first.stop();
    const delivered: string[] = [];
    const deliverAll = async (message: ClaimedMessage) => void delivered.push(nameOf(message));
    startWorker(deliverAll, { pollMs: 5 });
    startWorker(deliverAll, { pollMs: 5 });
    await queue('new');
    await arrive(async () => expect(await statuses()).toEqual(Array(4).fill('sent')));
    expect([delivered[0], delivered.toSorted()]).toEqual(['new', ['a', 'b', 'c', 'new']]);
  });

  it('tries no message without end that alone is put off, however many others leave', async () => {
    await queue('one');
    let tried = 0;
    const worker = startWorker(async (message) => {
      if (nameOf(message) !== 'one') return;
      tried += 1;
      throw deferred;
    });
    await passHours(1, 60, worker);
    tried = 0;
    for (let minute = 0; minute < 60; minute += 1) {
      await queue('other');
      await passHours(1 / 60, 1, worker);
    }
    expect(tried).toBeLessThanOrEqual(13);
  });

  it('tries the others, too, when the first to be tried is put off by a server that is back', async () => {
    await queue('a', 'b', 'c');
    let isAway = true;
    const worker = startWorker(async (message) => {
      if (isAway) throw away;
      if (nameOf(message) === 'a') throw deferred;
    });
    await passHours(12, 20, worker);
    isAway = false;
    await passHours(3 / 60, 1, worker);
    await arrive(async () => expect((await statuses()).toSorted()).toEqual(['due', 'sent', 'sent']));
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
