import { randomUUID } from 'node:crypto';
import { type QueuedMail, readQueuedMail } from '../../server/mail/queued-mail.ts';
import type { Store } from '../../server/store/open-store.ts';
import { createReception, type Reception } from '../../server/submissions/reception.ts';
import type { SubmissionContext } from '../../server/submissions/submission-result.ts';
import { collectingLog } from './collecting-log.ts';
import { openTestStore, type TestClock, testClock } from './test-store.ts';

export interface TestDesk {
  clock: TestClock;
  store: Store;
  log: ReturnType<typeof collectingLog>;
  reception: Reception;
  /** How often the delivery worker was woken. */
  woken(): number;
  /** The mails owed since the last call. */
  owed(): Promise<QueuedMail[]>;
}

/** A reception on a real store. */
export async function openTestDesk(clock = testClock()): Promise<TestDesk> {
  const store = await openTestStore(clock);
  const log = collectingLog();
  let woken = 0;
  const reception = createReception({
    submissions: store.submissions,
    limiter: store.limits,
    wake: () => {
      woken += 1;
    },
    log,
    now: clock.now,
  });
  return {
    clock,
    store,
    log,
    reception,
    woken: () => woken,
    owed: async () => {
      const claimed = await store.outbox.claim(1000, 24 * 3_600_000);
      return claimed.flatMap(({ payload }) => readQueuedMail(payload) ?? []);
    },
  };
}

/** A form shown a while ago to one visitor, with a key of its own. */
export function contextOf(client = '203.0.113.7', key: string = randomUUID()): SubmissionContext {
  return { client, metadata: { key, shownAt: '', honeypot: '' } };
}
