import type { Kysely } from 'kysely';
import type { Outcome, OutcomeState } from '#domain/follow-up/outcome.ts';
import type { MessageState, NewMessage } from '../delivery/outbox.ts';
import type { SubmissionKind } from '../submissions/submission-store.ts';

/** As the newest migration leaves them; times are milliseconds since 1970, objects are JSON. */
export interface Tables {
  submissions: {
    id: string;
    reference: string;
    kind: SubmissionKind;
    idempotency_key: string;
    email: string | null;
    fields: string;
    received_at: number;
    delete_after: number;
    answer_by: number | null;
    danger: number;
    tentative: number;
    asker_number: string | null;
    asker_client: string | null;
    asker_network: string | null;
    outcome: Outcome | null;
    outcome_at: number | null;
    outcome_by: OutcomeState['by'] | null;
    outcome_before: string | null;
    rung_by: number | null;
    meeting_on: string | null;
  };
  submission_files: {
    submission_id: string;
    name: string;
    media_type: string;
    size: number;
    bytes: Uint8Array;
  };
  messages: {
    id: string;
    submission_id: string | null;
    /** Null for what was stored with the submission; otherwise unique for it. */
    purpose: string | null;
    channel: NewMessage['channel'];
    /** Null once sent: nobody needs its text any more. */
    payload: string | null;
    status: MessageState['status'];
    attempts: number;
    due_at: number;
    last_error: string | null;
    created_at: number;
  };
  limits: { key: string; taken: number; window_ends_at: number };
  installation: { name: string; value: string };
  seen_jobs: { job_id: string; seen_at: number };
}

export type Engine = 'sqlite' | 'postgres';

export interface Database {
  engine: Engine;
  query: Kysely<Tables>;
  backup(path: string): Promise<void>;
  scrub(): Promise<void>;
  /** Within a transaction, until `close`. True if no other program delivers, and every claim is orphaned. */
  joinDelivery(): boolean;
  damage(): DatabaseError | null;
  close(): Promise<void>;
}

export class DatabaseError extends Error {
  override name = 'DatabaseError';
}
