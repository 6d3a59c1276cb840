import { randomUUID } from 'node:crypto';
import { type QueuedMail, readQueuedMail } from '../../server/mail/queued-mail.ts';
import type { Store } from '../../server/store/open-store.ts';
import {
  createSubmissionIntake,
  type SubmissionContext,
  type SubmissionIntake,
} from '../../server/submissions/intake.ts';
import { collectingLog } from './collecting-log.ts';
import { openTestStore, type TestClock, testClock } from './test-store.ts';

export interface TestIntake {
  clock: TestClock;
  store: Store;
  log: ReturnType<typeof collectingLog>;
  intake: SubmissionIntake;
  /** Counts how often the delivery worker was woken. */
  woken(): number;
  /** The mails that became pending since the last call. */
  pendingMails(): Promise<QueuedMail[]>;
}

export async function openTestIntake(clock = testClock()): Promise<TestIntake> {
  const store = await openTestStore(clock);
  const log = collectingLog();
  let woken = 0;
  const intake = createSubmissionIntake({
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
    intake,
    woken: () => woken,
    pendingMails: async () => {
      const claimed = await store.outbox.claim(1000, 24 * 3_600_000);
      return claimed.flatMap(({ payload }) => readQueuedMail(payload) ?? []);
    },
  };
}

/** A form shown a while ago to one visitor, with a key of its own. */
export function contextOf(client = '203.0.113.7', key: string = randomUUID()): SubmissionContext {
  return { client, metadata: { key, elapsed: '', honeypot: '' } };
}
