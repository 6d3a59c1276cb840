import type { Rejection } from '#domain/forms/form-result.ts';
import { deleteAfter } from '#domain/retention/delete-after.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { Log } from '../logging.ts';
import { redact } from '../outgoing/redact.ts';
import type {
  NewMessage,
  SavedSubmission,
  SubmissionFile,
  SubmissionKind,
  SubmissionReceipt,
  SubmissionStore,
} from '../store/submission-store.ts';
import { looksLikeMachine } from './form-guard.ts';
import { idempotencyKey } from './idempotency-key.ts';
import type { SubmissionContext } from './submission-result.ts';

export interface ReceptionParts {
  submissions: Pick<SubmissionStore, 'save'>;
  limiter: Pick<Limiter, 'take'>;
  /** Tells the delivery worker that there is something to deliver. */
  wake: () => void;
  log: Log;
  now?: () => Date;
}

/** What somebody sent, checked by its schema. */
export interface Arrival {
  kind: SubmissionKind;
  /** Where a confirmation would go; null where no address was left. */
  email: string | null;
  fields: Record<string, string>;
  file?: SubmissionFile;
  /** The messages owed; `confirm` is whether the person is to get theirs. */
  messages: (receipt: SubmissionReceipt, confirm: boolean) => NewMessage[];
}

/** Takes what visitors send: every form goes through here, so that all keep the same promise. */
export interface Reception {
  /**
   * Whether anything may come from there now; null where it may. Counts the attempt.
   */
  admit(kind: SubmissionKind, context: SubmissionContext): Promise<Rejection | null>;
  /**
   * Stores it with the messages it owes, in one transaction, and answers once that is durable. Over the cap of
   * confirmations for an address or a client the rest is stored and owed all the same. Null where it could not be stored.
   */
  store(arrival: Arrival, context: SubmissionContext): Promise<SavedSubmission | null>;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Many people can share one address: a ward, a care home, a mobile network. */
const MOST_SUBMISSIONS = { limit: 20, windowMs: 10 * MINUTE };
/** So that nobody can make us fill a stranger's inbox. */
const MOST_CONFIRMATIONS_TO_ADDRESS = { limit: 5, windowMs: DAY };
const MOST_CONFIRMATIONS_FROM_CLIENT = { limit: 40, windowMs: DAY };

export function createReception(parts: ReceptionParts): Reception {
  const { submissions, limiter, wake, log, now = () => new Date() } = parts;

  function failed(error: unknown, kind: SubmissionKind): void {
    log.error({ kind, reason: redact(error) }, 'A submission could not be stored; the visitor was told so.');
  }

  async function mayConfirm(email: string | null, client: string): Promise<boolean> {
    if (email === null) return false;
    const from = MOST_CONFIRMATIONS_FROM_CLIENT;
    const to = MOST_CONFIRMATIONS_TO_ADDRESS;
    const fromClient = await limiter.take(`confirmation-from:${client}`, from.limit, from.windowMs);
    if (!fromClient.allowed) return false;
    return (await limiter.take(`confirmation-to:${email.toLowerCase()}`, to.limit, to.windowMs)).allowed;
  }

  return {
    async admit(kind, { client, metadata }) {
      if (looksLikeMachine(metadata, now().getTime())) return { kind: 'suspected-spam' };
      try {
        const { limit, windowMs } = MOST_SUBMISSIONS;
        const { allowed, retryAfterMs } = await limiter.take(`${kind}:${client}`, limit, windowMs);
        return allowed ? null : { kind: 'rate-limited', retryAfterMs };
      } catch (error) {
        failed(error, kind);
        return { kind: 'failed' };
      }
    },

    async store({ kind, email, fields, file, messages }, { client, metadata }) {
      try {
        const confirm = await mayConfirm(email, client);
        const saved = await submissions.save({
          kind,
          idempotencyKey: idempotencyKey(metadata.key, fields, now()),
          email: email?.toLowerCase() ?? null,
          fields,
          deleteAfter: deleteAfter(kind, now()),
          file: file ?? null,
          messages: (receipt) => messages(receipt, confirm),
        });
        wake();
        return saved;
      } catch (error) {
        failed(error, kind);
        return null;
      }
    },
  };
}
