import { expect, it, onTestFinished } from 'vitest';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { sampleSubmission } from '../../tests/support/sample-submission.ts';
import { openTestStore, testClock } from '../../tests/support/test-store.ts';
import { readConfig } from '../config.ts';
import { createDeliveryWorker } from '../delivery/delivery-worker.ts';
import { leaseOf } from './mail.ts';

it.each([
  ['slow', {}, 60_000],
  ['slow, with a slow virus scanner', { CLAMD_URL: 'tcp://127.0.0.1:3310' }, 2 * 60_000],
  [
    'as slow as may be set, both of them',
    { CLAMD_URL: 'tcp://127.0.0.1:3310', DELIVERY_TIMEOUT_MS: '240000' },
    2 * 240_000,
  ],
])('a mail goes once where the mail server is %s', async (_, environment, takesMs) => {
  const clock = testClock();
  const store = await openTestStore(clock);
  const sent: string[] = [];
  const mayEnd = Promise.withResolvers<void>();
  const workers = [1, 2].map(() =>
    createDeliveryWorker({
      outbox: store.outbox,
      senders: {
        mail: async ({ id }) => {
          sent.push(id);
          await mayEnd.promise;
        },
      },
      leaseMs: leaseOf(readConfig(environment)),
      log: collectingLog(),
      pollMs: 1,
      now: () => clock.now().getTime(),
    }),
  );
  onTestFinished(() => Promise.all(workers.map(({ stop }) => stop())).then(() => {}));
  await store.submissions.save(sampleSubmission());
  for (const worker of workers) worker.start();
  await expect.poll(() => sent).toHaveLength(1);
  clock.forward(takesMs);
  const claims = await Promise.all([1, 2, 3].map(() => store.outbox.claim(1, 1000)));
  mayEnd.resolve();
  await expect.poll(async () => (await store.outbox.list({ status: 'sent' })).length).toBe(1);
  expect([sent.length, claims.flat()]).toEqual([1, []]);
});
