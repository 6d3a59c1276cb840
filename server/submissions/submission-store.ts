import type { Outcome, OutcomeState } from '#domain/follow-up/outcome.ts';
import type { NewMessage } from '../delivery/outbox.ts';

/** Each kind has its own retention period in `content/retention.yaml`. */
export const SUBMISSION_KINDS = [
  'enquiry',
  'call-request',
  'area-notice',
  'event-registration',
  'application',
  'job-alert-request',
  'job-alert',
] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

export interface SubmissionFile {
  name: string;
  mediaType: string;
  bytes: Uint8Array;
}

export interface SubmissionReceipt {
  /** UUIDv7: sorts by time. */
  id: string;
  /** Short, without look-alike characters, made to be read out on the telephone: `WF-7K3M-Q2HX`. */
  reference: string;
  receivedAt: Date;
  /** True if what was written sounds like danger: the mark is stored, and nothing of what was seen. */
  danger: boolean;
  /** True if it holds no time, as its sender has others: it is to be confirmed. */
  tentative: boolean;
}

export interface NewSubmission {
  kind: SubmissionKind;
  idempotencyKey: string;
  email: string | null;
  fields: Record<string, string>;
  deleteAfter: Date;
  /** By when the promise is due: of a call the end of its half hour. Null where nobody was promised an answer. */
  answerBy: Date | null;
  danger: boolean;
  file: SubmissionFile | null;
  /** The office's first, the sender's second: later mails are replies to them. */
  messages: (receipt: SubmissionReceipt) => NewMessage[];
}

/** By keyed hashes, which are kept with the submission. */
export interface Asker {
  number: string;
  client: string;
  network: string;
}

export interface TimeLimits {
  /** For the same time: beyond it the outcome is `full`. */
  capacity: number;
  /** For times to come: beyond these a submission is stored as tentative. */
  perNumber: number;
  perClient: number;
  /** For the times of one day, from its first moment to its last. */
  perNetwork: number;
  day: [from: Date, until: Date];
}

export interface TimeWish {
  limits: TimeLimits;
  asker: Asker | null;
}

export interface Move {
  seen: Pick<StoredSubmission, 'id' | 'kind' | 'answerBy'>;
  answerBy: Date;
  fields: Record<string, string>;
  messages: (tentative: boolean) => NewMessage[];
}

interface OutcomeMessages {
  answerBy: Date | null;
  messages: NewMessage[];
}

export interface SavedSubmission extends SubmissionReceipt {
  repeated: boolean;
}

export interface StoredSubmission extends SubmissionReceipt {
  kind: SubmissionKind;
  email: string | null;
  fields: Record<string, string>;
  deleteAfter: Date;
  answerBy: Date | null;
  outcome: OutcomeState | null;
  outcomeBefore: OutcomeState | null;
  file: { name: string; mediaType: string; size: number } | null;
}

export interface SubmissionQuery {
  kind?: SubmissionKind;
  email?: string;
  key?: string;
  dueBefore?: Date;
  waiting?: boolean;
  answerAfter?: Date;
  outcome?: Outcome;
  outcomeUntil?: Date;
  outcomeSince?: Date;
  lacking?: string;
  olderThan?: Pick<StoredSubmission, 'receivedAt' | 'id'>;
  limit?: number;
}

/** Keeps submissions with their messages. Every method of this and the next two rejects with an `Error` when the storage fails. */
export interface Submissions {
  /** Stores the submission, its file and its messages in one durable transaction, or nothing. */
  save(submission: NewSubmission): Promise<SavedSubmission>;
  /** Adds a message once for each `purpose` ("we have reached your area"), or notes that another one serves it; false if that was done before, or the submission is gone. */
  addMessage(id: string, purpose: string, message: NewMessage | 'served'): Promise<boolean>;
  /** Newest first; of what waits, danger first; of what was marked since, the first. Whoever wants all of many asks for pages: `eachPage`. */
  find(query: SubmissionQuery): Promise<StoredSubmission[]>;
  readFile(id: string): Promise<SubmissionFile | null>;
  /** Deletes these submissions with their files and messages; answers how many there were. */
  erase(ids: string[]): Promise<number>;
}

/** Keeps submissions for a time that few may be promised. */
export interface PromisedTimes {
  /** As `save`, while its `answerBy` is free, all instances together; tentative where the asker has others. */
  saveIfFree(submission: NewSubmission, wish: TimeWish): Promise<SavedSubmission | 'full'>;
  /**
   * Gives a promise that is still open another time, with its messages, in one durable transaction: the old time is free
   * as the new one is taken, or not taken where the asker has others (`tentative`). `full` if so many have the new one,
   * `changed` if the promise is not the one that was seen.
   */
  moveIfFree(move: Move, limits: TimeLimits): Promise<'moved' | 'tentative' | 'full' | 'changed'>;
  /** The times after `after` for which so many of a kind, or more, are promised. */
  fullTimes(kind: SubmissionKind, capacity: number, after: Date): Promise<Date[]>;
}

export interface Outcomes {
  /** Changes an outcome and keeps the one before, with its messages, in one durable transaction; false if that is not what was seen, or the submission is gone. */
  setOutcome(
    id: string,
    next: OutcomeState | null,
    seen: OutcomeState | null,
    told?: OutcomeMessages,
  ): Promise<boolean>;
  /** Counts one kind's answers that were promised for a time, and those that came by then. */
  countPromises(kind: SubmissionKind, from: Date, until: Date): Promise<{ due: number; kept: number }>;
}

export type SubmissionStore = Submissions & PromisedTimes & Outcomes;
