/** A message to send for a submission; the sender of the channel knows the payload's shape. */
export interface NewMessage {
  channel: 'mail' | 'webhook';
  payload: unknown;
}

export interface ClaimedMessage extends NewMessage {
  /** UUIDv7, the same on every attempt: the Message-ID is made from it. */
  id: string;
  submissionId: string;
  attempt: number;
  createdAt: Date;
}

export const MESSAGE_STATUSES = ['due', 'claimed', 'sent', 'stuck'] as const;

export interface MessageState {
  id: string;
  submissionId: string;
  reference: string;
  channel: NewMessage['channel'];
  /** `stuck` needs a person: it was refused for good or ran out of attempts, and is never dropped. */
  status: (typeof MESSAGE_STATUSES)[number];
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
