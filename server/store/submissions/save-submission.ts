import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import { messageIdOf } from '../../delivery/outbox.ts';
import type {
  NewSubmission,
  SavedSubmission,
  SubmissionReceipt,
  TimeWish,
} from '../../submissions/submission-store.ts';
import type { Database, Tables } from '../database.ts';
import { newMessageRow } from '../messages/message-rows.ts';
import { isFull, isTentative, lockTimes } from './promised-times.ts';

export type NewReceipt = Pick<SubmissionReceipt, 'reference' | 'receivedAt'>;

/** The receipt, the first one if the key was saved before, or null if the reference is taken. */
type Saved = Promise<SavedSubmission | null>;

interface Held {
  tentative: boolean;
  asker: TimeWish['asker'];
}
const CERTAIN: Held = { tentative: false, asker: null };

export function saveSubmission({ query }: Database, submission: NewSubmission, receipt: NewReceipt): Saved {
  return query
    .transaction()
    .execute((transaction) => insertSubmission(transaction, submission, { ...receipt, ...CERTAIN }));
}

export function saveIfFree(
  { engine, query }: Database,
  submission: NewSubmission,
  { limits, asker }: TimeWish,
  receipt: NewReceipt,
): Promise<Awaited<Saved> | 'full'> {
  return query.transaction().execute(async (transaction) => {
    if (engine === 'postgres') {
      // Those who come too late need not wait for one another.
      const early = await refuseIfFull(transaction, submission, limits);
      if (early) return early;
      await lockTimes(transaction);
    }
    const refusal = await refuseIfFull(transaction, submission, limits);
    if (refusal) return refusal;
    const { kind } = submission;
    const tentative = await isTentative(transaction, { kind, asker }, limits, receipt.receivedAt);
    return insertSubmission(transaction, submission, { ...receipt, tentative, asker });
  });
}

/** @returns null if there is room, the first receipt if the key has a place already */
async function refuseIfFull(
  transaction: Transaction<Tables>,
  submission: NewSubmission,
  limits: TimeWish['limits'],
) {
  if (!(await isFull(transaction, submission, limits))) return null;
  return (await findSaved(transaction, submission)) ?? 'full';
}

async function insertSubmission(
  transaction: Transaction<Tables>,
  submission: NewSubmission,
  { reference, receivedAt, tentative, asker }: NewReceipt & Held,
): Saved {
  const receipt = { id: randomUUIDv7(), reference, receivedAt, danger: submission.danger, tentative };
  const inserted = await transaction
    .insertInto('submissions')
    .values(submissionRow(submission, receipt, asker))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return findSaved(transaction, submission);
  await insertFileAndMessages(transaction, submission, receipt);
  return { ...receipt, repeated: false };
}

export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

function submissionRow(
  submission: NewSubmission,
  receipt: SubmissionReceipt,
  asker: Held['asker'],
): Tables['submissions'] {
  return {
    id: receipt.id,
    reference: receipt.reference,
    kind: submission.kind,
    idempotency_key: submission.idempotencyKey,
    email: submission.email === null ? null : normaliseEmail(submission.email),
    fields: JSON.stringify(submission.fields),
    received_at: receipt.receivedAt.getTime(),
    delete_after: submission.deleteAfter.getTime(),
    answer_by: submission.answerBy?.getTime() ?? null,
    danger: Number(submission.danger),
    tentative: Number(receipt.tentative),
    asker_number: asker?.number ?? null,
    asker_client: asker?.client ?? null,
    asker_network: asker?.network ?? null,
    outcome: null,
    outcome_at: null,
    outcome_by: null,
    outcome_before: null,
    rung_by: null,
    meeting_on: null,
  };
}

async function findSaved(transaction: Transaction<Tables>, { kind, idempotencyKey }: NewSubmission) {
  const row = await transaction
    .selectFrom('submissions')
    .select(['id', 'reference', 'received_at', 'danger', 'tentative'])
    .where('kind', '=', kind)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (!row) return null;
  const { id, reference, received_at: at, danger, tentative } = row;
  return {
    ...{ id, reference, receivedAt: new Date(at) },
    ...{ danger: danger > 0, tentative: tentative > 0, repeated: true },
  };
}

async function insertFileAndMessages(
  transaction: Transaction<Tables>,
  { file, messages }: NewSubmission,
  receipt: SubmissionReceipt,
): Promise<void> {
  if (file) {
    await transaction
      .insertInto('submission_files')
      .values({
        submission_id: receipt.id,
        // PostgreSQL has no NUL in text; nobody's file name needs one.
        name: file.name.replaceAll('\0', ''),
        media_type: file.mediaType.replaceAll('\0', ''),
        size: file.bytes.byteLength,
        bytes: file.bytes,
      })
      .execute();
  }
  const rows = messages(receipt).map((message, index) => ({
    ...newMessageRow(receipt.id, message, receipt.receivedAt),
    id: messageIdOf(receipt.id, index),
  }));
  if (rows.length > 0) await transaction.insertInto('messages').values(rows).execute();
}
