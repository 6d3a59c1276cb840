import type { Kysely } from 'kysely';
import type { MessageState, NewMessage } from '../delivery/outbox.ts';
import type { SubmissionKind } from '../submissions/submission-store.ts';

/** The tables as the newest migration leaves them; times are milliseconds since 1970, objects are JSON. */
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
    submission_id: string;
    /** Null for what was stored with the submission; otherwise unique for it. */
    purpose: string | null;
    channel: NewMessage['channel'];
    /** Null once it has been sent: nobody needs its text any more. */
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
  /** Sees to it that what was deleted is gone from the files too, as far as the engine lets us. */
  scrub(): Promise<void>;
  /**
   * Joins the programs that deliver the database's messages, until `close`; to be called within a transaction.
   * True if no other one is there, so that every claim is orphaned; false if there is, or the engine cannot tell.
   */
  joinDelivery(): boolean;
  close(): Promise<void>;
}

/** The database cannot be used as it is; the message tells the operator in words what to do. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}
