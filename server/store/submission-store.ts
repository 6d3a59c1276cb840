/** What people send us. Each kind has its own retention period in `content/retention.ts`. */
export const submissionKinds = [
  'enquiry',
  'call-request',
  'area-notice',
  'event-registration',
  'application',
  'job-alert-request',
  'job-alert',
] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

export interface SubmissionFile {
  name: string;
  mediaType: string;
  bytes: Uint8Array;
}

export interface NewMessage {
  channel: 'mail' | 'webhook';
  payload: unknown;
}

export interface SubmissionReceipt {
  /** UUIDv7: sorts by time. */
  id: string;
  /** Short, without look-alike characters, made to be read out on the telephone: `WF-7K3M-Q2HX`. */
  reference: string;
  receivedAt: Date;
}

export interface NewSubmission {
  kind: SubmissionKind;
  /** The one-time key of the form that was shown; a second save of the kind with it answers with the first receipt. */
  idempotencyKey: string;
  email: string | null;
  fields: Record<string, string>;
  deleteAfter: Date;
  file: SubmissionFile | null;
  messages: (receipt: SubmissionReceipt) => NewMessage[];
}

export interface SavedSubmission extends SubmissionReceipt {
  repeated: boolean;
}

export interface StoredSubmission extends SubmissionReceipt {
  kind: SubmissionKind;
  email: string | null;
  fields: Record<string, string>;
  deleteAfter: Date;
  file: { name: string; mediaType: string; size: number } | null;
}

export interface SubmissionQuery {
  kind?: SubmissionKind;
  email?: string;
  key?: string;
  dueBefore?: Date;
  limit?: number;
}

/** Keeps submissions with their messages. Every method rejects with an `Error` when the storage fails. */
export interface SubmissionStore {
  /** Stores the submission, its file and its messages in one durable transaction, or nothing. */
  save(submission: NewSubmission): Promise<SavedSubmission>;
  /**
   * Adds a pending message to a stored submission, once for each `purpose` ("we have reached your area").
   * Answers false if it was added before, or the submission is gone.
   */
  addMessage(id: string, purpose: string, message: NewMessage): Promise<boolean>;
  /** Newest first. */
  find(query: SubmissionQuery): Promise<StoredSubmission[]>;
  readFile(id: string): Promise<SubmissionFile | null>;
  /** Deletes these submissions with their files and messages; answers how many there were. */
  erase(ids: string[]): Promise<number>;
}

export interface ClaimedMessage extends NewMessage {
  /** UUIDv7, the same on every attempt: the Message-ID is made from it. */
  id: string;
  submissionId: string;
  attempt: number;
  createdAt: Date;
}

export const messageStatuses = ['due', 'claimed', 'sent', 'stuck'] as const;

export interface MessageState {
  id: string;
  submissionId: string;
  reference: string;
  channel: NewMessage['channel'];
  /** `stuck` needs a person: it was refused for good or ran out of attempts, and is never dropped. */
  status: (typeof messageStatuses)[number];
  attempts: number;
  dueAt: Date;
  lastError: string | null;
}

export interface MessageQuery {
  status?: MessageState['status'];
  submissionId?: string;
  limit?: number;
}

/** The messages, handed to workers: at least once each, never to two workers at a time. */
export interface Outbox {
  /**
   * Takes up to `limit` due messages for `leaseMs`. One whose lease ran out is due again, and so is at once what a
   * program had under way that is known to have ended (a crash).
   */
  claim(limit: number, leaseMs: number): Promise<ClaimedMessage[]>;
  /** It has been delivered: its text is deleted, since nobody needs it any more. */
  finish(id: string): Promise<void>;
  /** Notes a failed attempt: it is due again at `retryAt`, or `stuck` if that is null. */
  fail(id: string, error: string, retryAt: Date | null): Promise<void>;
  /** Oldest first. */
  list(query: MessageQuery): Promise<MessageState[]>;
  /** Makes stuck messages due now, with all their attempts before them; answers how many. */
  requeue(ids: string[]): Promise<number>;
}
