import { answerBy } from '#domain/follow-up/answer-by.ts';
import type { FormMetadata } from '#domain/forms/form-metadata.ts';
import type { Accepted, Refusal } from '#domain/forms/form-outcome.ts';
import { isMessageUnsafe } from '#domain/forms/needs-in-words.ts';
import { deleteAfter } from '#domain/retention/delete-after.ts';
import type { BackendClient } from '../backend/backend-client.ts';
import type { NewMessage } from '../delivery/outbox.ts';
import {
  type Limiter,
  MAX_CONFIRMATIONS_PER_ADDRESS,
  MAX_CONFIRMATIONS_PER_CLIENT,
  MAX_SUBMISSIONS_PER_CLIENT,
  type RateLimit,
} from '../limits/limits.ts';
import { StoreTimeoutError, withFormTimeout, withStoreTimeout } from '../limits/store-timeout.ts';
import { type Log, redact } from '../logging.ts';
import { marksDanger } from './danger-mark.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { isSuspectedSpam } from './spam-check.ts';
import type {
  PromisedTimes,
  SubmissionFile,
  SubmissionKind,
  SubmissionReceipt,
  Submissions,
  TimeWish,
} from './submission-store.ts';

export interface SubmissionContext {
  /** The visitor's network address, for the limits alone; it is stored as a keyed hash at most, and never logged. */
  client: string;
  metadata: FormMetadata;
  /** When its first step on the store began, on the clock of `performance`, if there was one. */
  begun?: number;
}

export interface IncomingSubmission {
  kind: SubmissionKind;
  email: string | null;
  fields: Record<string, string>;
  file?: SubmissionFile;
  /** For a time of which only so many are promised; over that the outcome is `full`. */
  wish?: TimeWish;
  /** The messages that are stored with it; `confirm` is whether the person is to get theirs. */
  messages: (receipt: SubmissionReceipt, confirm: boolean) => NewMessage[];
}

export interface ForwardedSubmission {
  kind: keyof typeof FORWARDED;
  fields: Record<string, string>;
  form: FormData;
}

const FORWARDED = {
  application: { path: '/api/apply', name: 'an application' },
  'event-registration': { path: '/api/event-registration', name: 'an event registration' },
} as const;

/** Asked for twice, these are one wish: the same words are one submission for the day, from whatever form they come. */
const REPEATED_BY_CONTENT: ReadonlySet<SubmissionKind> = new Set(['event-registration', 'area-notice']);

/** `repeated` if the same form was sent before: it is one submission, and this is the same answer. */
export type SubmissionOutcome = (Accepted & { repeated: boolean; tentative?: true }) | Refusal;

/** Takes in the submissions of every form, so that all keep the same promise. Never rejects. */
export interface SubmissionIntake {
  /** Answers once all is stored, in one transaction; beyond the cap of an address or a client the confirmation alone is left out. */
  receive(submission: IncomingSubmission, context: SubmissionContext): Promise<SubmissionOutcome>;
  /** Hands it to the backend, whose reference may be missing. Why a backend did not take it is for the log alone. */
  forward(
    submission: ForwardedSubmission,
    context: SubmissionContext,
    backend: BackendClient,
  ): Promise<SubmissionOutcome>;
}

export interface SubmissionIntakeOptions {
  submissions: Pick<Submissions, 'save'> & Pick<PromisedTimes, 'saveIfFree'>;
  limiter: Pick<Limiter, 'take'>;
  wake: () => void;
  log: Log;
  now?: () => Date;
}

export function createSubmissionIntake(options: SubmissionIntakeOptions): SubmissionIntake {
  const { submissions, limiter, wake, log, now = () => new Date() } = options;

  async function isWithin({ limit, windowMs }: RateLimit, key: string): Promise<boolean> {
    return (await limiter.take(key, limit, windowMs)).allowed;
  }

  async function mayConfirm(email: string | null, client: string): Promise<boolean> {
    return (
      email !== null &&
      (await isWithin(MAX_CONFIRMATIONS_PER_CLIENT, `confirmation-from:${client}`)) &&
      (await isWithin(MAX_CONFIRMATIONS_PER_ADDRESS, `confirmation-to:${email.toLowerCase()}`))
    );
  }

  async function check(kind: SubmissionKind, context: SubmissionContext): Promise<Refusal | null> {
    if (isSuspectedSpam(context.metadata)) return { kind: 'suspected-spam' };
    const { limit, windowMs } = MAX_SUBMISSIONS_PER_CLIENT;
    const { allowed, retryAfterMs } = await limiter.take(`${kind}:${context.client}`, limit, windowMs);
    return allowed ? null : { kind: 'rate-limited', retryAfterMs };
  }

  function keyOf(
    { kind, fields }: Pick<IncomingSubmission, 'kind' | 'fields'>,
    { metadata }: SubmissionContext,
  ): string {
    return idempotencyKey(REPEATED_BY_CONTENT.has(kind) ? '' : metadata.key, fields, now());
  }

  function noteRefusal(kind: SubmissionKind, refusal: Refusal): Refusal {
    log.info({ kind, refusal: refusal.kind }, 'A form was refused; the visitor was told so.');
    return refusal;
  }

  async function checkAndSave(
    submission: IncomingSubmission,
    context: SubmissionContext,
  ): Promise<SubmissionOutcome> {
    const refusal = await check(submission.kind, context);
    if (refusal) return noteRefusal(submission.kind, refusal);
    const saved = await save(submission, context);
    if (saved === 'full') return noteRefusal(submission.kind, { kind: 'full' });
    const { reference, repeated, tentative } = saved;
    return { kind: 'accepted', reference, repeated, ...(tentative && { tentative }) };
  }

  async function save(submission: IncomingSubmission, context: SubmissionContext) {
    const { kind, email, fields, file, wish, messages } = submission;
    // An email is a message, too.
    const confirm = !isMessageUnsafe(fields) && (await mayConfirm(email, context.client));
    const danger = marksDanger(fields);
    const stored = {
      kind,
      idempotencyKey: keyOf(submission, context),
      email: email?.toLowerCase() ?? null,
      fields,
      deleteAfter: deleteAfter(kind, now()),
      answerBy: answerBy({ kind, fields, danger }, now()),
      danger,
      file: file ?? null,
      messages: (receipt: SubmissionReceipt) => messages(receipt, confirm),
    };
    const saved = await (wish ? submissions.saveIfFree(stored, wish) : submissions.save(stored));
    if (saved !== 'full') wake();
    return saved;
  }

  async function guarded(
    kind: SubmissionKind,
    accept: () => Promise<SubmissionOutcome>,
  ): Promise<SubmissionOutcome> {
    try {
      return await accept();
    } catch (error) {
      log.error(
        { kind, reason: redact(error) },
        'A submission could not be stored; the visitor was told so.',
      );
      return { kind: 'failed', ...(error instanceof StoreTimeoutError && { unsure: true }) };
    }
  }

  return {
    receive: (submission, context) =>
      guarded(submission.kind, () => withFormTimeout(checkAndSave(submission, context), context.begun)),

    forward: ({ kind, fields, form }, context, backend) =>
      guarded(kind, async () => {
        const refusal = await withStoreTimeout(check(kind, context));
        if (refusal) return noteRefusal(kind, refusal);
        const { path, name } = FORWARDED[kind];
        const key = keyOf({ kind, fields }, context);
        const answer = await backend.post({ path, form, idempotencyKey: key, client: context.client });
        if (answer.kind === 'accepted') return { ...answer, repeated: false };
        log.error(answer.failure, `The backend did not take ${name}; the visitor was told so.`);
        return { kind: 'failed', ...(answer.failure.reason === 'timeout' && { unsure: true }) };
      }),
  };
}
