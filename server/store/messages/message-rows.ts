import { randomUUIDv7 } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { NewMessage } from '../../delivery/outbox.ts';
import type { Tables } from '../database.ts';

const MAX_ERROR_LENGTH = 500;

export function storedError(error: string): string {
  return error.replaceAll('\0', '').slice(0, MAX_ERROR_LENGTH);
}

export function newMessageRow(
  submissionId: string | null,
  { channel, payload }: NewMessage,
  at: Date,
): Insertable<Tables['messages']> {
  return {
    id: randomUUIDv7(),
    submission_id: submissionId,
    purpose: null,
    channel,
    payload: JSON.stringify(payload),
    status: 'due',
    attempts: 0,
    due_at: at.getTime(),
    last_error: null,
    created_at: at.getTime(),
  };
}
