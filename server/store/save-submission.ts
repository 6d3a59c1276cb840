import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import { messageIdOf } from '../delivery/outbox.ts';
import type { NewSubmission, SavedSubmission, SubmissionReceipt } from '../submissions/submission-store.ts';
import type { Database, Tables } from './database.ts';
import { newMessageRow } from './database-outbox.ts';
import { isFull, lockTime } from './promised-times.ts';

export type NewReceipt = Pick<SubmissionReceipt, 'reference' | 'receivedAt'>;

/** The receipt, the first one if the key was saved before, or null if the reference is taken. */
type Saved = Promise<SavedSubmission | null>;

export function saveSubmission({ query }: Database, submission: NewSubmission, receipt: NewReceipt): Saved {
  return query.transaction().execute((transaction) => insertSubmission(transaction, submission, receipt));
}

export function saveIfFree(
  { engine, query }: Database,
  submission: NewSubmission,
  capacity: number,
  receipt: NewReceipt,
): Promise<Awaited<Saved> | 'full'> {
  return query.transaction().execute(async (transaction) => {
    // Those who come too late need not wait for one another.
    const refusal = await refuseIfFull(transaction, submission, capacity);
    if (refusal || engine === 'sqlite') return refusal ?? insertSubmission(transaction, submission, receipt);
    await lockTime(transaction, submission);
    const later = await refuseIfFull(transaction, submission, capacity);
    return later ?? insertSubmission(transaction, submission, receipt);
  });
}

/** @returns null if there is room, the first receipt if the key has a place already */
async function refuseIfFull(transaction: Transaction<Tables>, submission: NewSubmission, capacity: number) {
  if (!(await isFull(transaction, submission, capacity))) return null;
  return (await findSaved(transaction, submission)) ?? 'full';
}

async function insertSubmission(
  transaction: Transaction<Tables>,
  submission: NewSubmission,
  { reference, receivedAt }: NewReceipt,
): Saved {
  const receipt = { id: randomUUIDv7(), reference, receivedAt, danger: submission.danger };
  const inserted = await transaction
    .insertInto('submissions')
    .values(submissionRow(submission, receipt))
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

function submissionRow(submission: NewSubmission, receipt: SubmissionReceipt): Tables['submissions'] {
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
    outcome: null,
    outcome_at: null,
    outcome_by: null,
    outcome_before: null,
  };
}

async function findSaved(transaction: Transaction<Tables>, { kind, idempotencyKey }: NewSubmission) {
  const row = await transaction
    .selectFrom('submissions')
    .select(['id', 'reference', 'received_at', 'danger'])
    .where('kind', '=', kind)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (!row) return null;
  const { id, reference, received_at: at, danger } = row;
  return { id, reference, receivedAt: new Date(at), danger: danger > 0, repeated: true };
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
