import { CompiledQuery } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { askedStatements } from '../../../tests/support/asked-statements.ts';
import { sampleSubmission } from '../../../tests/support/sample-submission.ts';
import { sampleWish } from '../../../tests/support/sample-wish.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { migrate } from '../migrate.ts';
import type { Store } from '../open-store.ts';
import { openSqlite } from './open-sqlite.ts';

/** SQLite's plan for every statement of an operation. */
async function plansOf(operation: (store: Store) => Promise<unknown>): Promise<string[]> {
  const database = await openSqlite(temporaryFolder());
  onTestFinished(() => database.close());
  await migrate(database);
  const asked = await askedStatements(database, operation);
  const plans = await Promise.all(
    asked.map(({ sql, parameters }) =>
      database.query.executeQuery<{ detail: string }>(
        CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
      ),
    ),
  );
  return plans.flatMap(({ rows }) => rows.map(({ detail }) => detail));
}

const saved = ({ submissions }: Store) => submissions.save(sampleSubmission());
const call = sampleSubmission({ kind: 'call-request', answerBy: new Date() });
const asker = { number: 'a', client: 'b', network: 'c' };
const older = { receivedAt: new Date(), id: 'x' };

it.each<[string, (store: Store) => Promise<unknown>]>([
  ['accepting a submission', saved],
  ['accepting one for a time', ({ submissions }) => submissions.saveIfFree(call, sampleWish({}, asker))],
  [
    'finding the times that are full',
    ({ submissions }) => submissions.fullTimes('call-request', 1, new Date()),
  ],
  ['taking the next message', ({ outbox }) => outbox.claim(4, 1000)],
  ['marking it sent', ({ outbox }) => outbox.finish('x')],
  ['listing the newest', ({ submissions }) => submissions.find({ limit: 50 })],
  ['the next page', ({ submissions }) => submissions.find({ olderThan: older, limit: 50 })],
  [
    'the next page of a kind',
    ({ submissions }) => submissions.find({ kind: 'enquiry', olderThan: older, limit: 50 }),
  ],
  ['finding one by its reference', ({ submissions }) => submissions.find({ key: 'AB-XXXX-XXXX', limit: 1 })],
  ['finding those of an address', ({ submissions }) => submissions.find({ email: 'dora@example.org' })],
  [
    'finding what is due for deletion',
    ({ submissions }) => submissions.find({ dueBefore: new Date(), limit: 50 }),
  ],
  ['finding what waits for an answer', ({ submissions }) => submissions.find({ waiting: true, limit: 50 })],
  [
    'finding whom to tell of an outcome',
    ({ submissions }) => submissions.find({ outcome: 'invite', outcomeUntil: new Date(), lacking: 'x' }),
  ],
  [
    'finding what was marked since yesterday',
    ({ submissions }) => submissions.find({ outcome: 'spam', outcomeSince: new Date() }),
  ],
  ['erasing', ({ submissions }) => submissions.erase(['x'])],
  ['listing messages', ({ outbox }) => outbox.list({ limit: 50 })],
  ['listing stuck messages', ({ outbox }) => outbox.list({ status: 'stuck', limit: 50 })],
  ['listing the messages of a submission', ({ outbox }) => outbox.list({ submissionId: 'x' })],
  ['taking from a limit', ({ limits }) => limits.take('x', 1, 1000)],
  ['sweeping old limits', ({ limits }) => limits.sweep()],
  ['the jobs of a day', ({ seenJobs }) => seenJobs.firstSeen(new Date(0), new Date())],
])('%s reads no more where much is stored', async (_, operation) => {
  const plans = await plansOf(operation);
  expect(plans.filter((step) => step.startsWith('SCAN') && !/ USING .*INDEX|picked/.test(step))).toEqual([]);
  // The few rows of one person or submission are sorted afterwards.
  const isOfOne = plans.some((step) => /\((?:email|reference)=|messages .*\(submission_id=/.test(step));
  expect(plans.includes('USE TEMP B-TREE FOR ORDER BY') && !isOfOne).toBe(false);
});
