import { redact } from '../logging.ts';

export interface NewMessage {
  channel: 'mail' | 'webhook';
  payload: unknown;
}

export interface ClaimedMessage extends NewMessage {
  /** UUIDv7, the same on every attempt: the Message-ID is made from it. */
  id: string;
  submissionId: string | null;
  attempt: number;
  createdAt: Date;
}

/** Ids of the messages stored with a submission follow from its own, so that later mails can name the first ones. */
export function messageIdOf(submissionId: string, index: number): string {
  return submissionId.slice(0, -4) + index.toString(16).padStart(4, '0');
}

export const MESSAGE_STATUSES = ['due', 'claimed', 'sent', 'stuck', 'returned'] as const;

export interface MessageState {
  id: string;
  submissionId: string | null;
  reference: string | null;
  channel: NewMessage['channel'];
  /** `stuck` (refused for good, or for a week) waits for a person, never dropped; `returned` is a person's own mail that came back. */
  status: (typeof MESSAGE_STATUSES)[number];
  attempts: number;
  createdAt: Date;
  dueAt: Date;
  lastError: string | null;
}

type ReturnedMessage = Pick<MessageState, 'status' | 'submissionId'> & { purpose: string | null };

export interface UnsentMessage {
  submissionId: string;
  email: string | null;
  status: MessageState['status'];
  payload: unknown;
  createdAt: Date;
}

export interface MessageQuery {
  status?: MessageState['status'];
  id?: string;
  submissionId?: string;
  limit?: number;
}

interface Backlog {
  status: MessageState['status'];
  count: number;
  oldest: Date;
}

export interface DeliveryQueue {
  /** Never to two workers at once. Due again: an expired lease, and what a crashed program had under way. */
  claim(limit: number, leaseMs: number): Promise<ClaimedMessage[]>;
  /** @param keep its payload, should it come back */
  finish(id: string, keep?: boolean): Promise<void>;
  /** Changes nothing for an attempt whose lease has run out, as another worker may be sending. */
  fail(message: Pick<ClaimedMessage, 'id' | 'attempt'>, error: string, retryAt: Date | null): Promise<void>;
  /** Deletes a message that need not leave any more. */
  discard(id: string): Promise<void>;
  /** Has what waits for another attempt tried now, or the `count` most urgent of it: danger, calls by their time, what tells of no submission, then the oldest. Answers how many. */
  hasten(channel: NewMessage['channel'], count?: number): Promise<number>;
}

export interface Notices {
  /** Adds one once for each `purpose`; false if it was added before. */
  add(purpose: string, message: NewMessage): Promise<boolean>;
  /** The message that was added for this purpose; its payload is null once it was sent and is not kept. */
  added(purpose: string): Promise<{ status: MessageState['status']; payload: unknown } | null>;
  sweep(before: Date): Promise<void>;
}

/** The side of whoever looks after what was sent, and what was not. */
export interface MessageStates {
  /** A sent mail has come back: `stuck` if its payload was kept, else `returned`, however often told. Null if unknown or not yet sent. */
  comeBack(id: string, reason: string): Promise<ReturnedMessage | null>;
  list(query: MessageQuery): Promise<MessageState[]>;
  /** Messages that were tried and have not left, without those under way, oldest first, at most a thousand. */
  unsent(): Promise<UnsentMessage[]>;
  requeue(ids: string[]): Promise<number>;
  backlog(): Promise<Backlog[]>;
}

export type Outbox = DeliveryQueue & Notices & MessageStates;

interface DeliveryErrorOptions {
  /** The same message would be refused again: it needs a person, not another attempt. */
  permanent: boolean;
  /** True if the other side takes no message at all, false if it answered about this one; absent where neither is known. */
  away?: boolean;
  cause?: unknown;
}

export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly permanent: boolean;
  readonly away: boolean | undefined;

  constructor(reason: string, { permanent, away, cause }: DeliveryErrorOptions) {
    super(redact(reason), { cause });
    this.permanent = permanent;
    this.away = away;
  }
}

/** Its time has passed, or a later message says the same: it is not sent. */
export class NoLongerOwedError extends Error {
  override name = 'NoLongerOwedError';
}
