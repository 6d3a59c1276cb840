import * as v from 'valibot';
import type { NewMessage } from '../store/submission-store.ts';

const address = v.object({ name: v.optional(v.string()), address: v.pipe(v.string(), v.nonEmpty()) });

const queuedMailSchema = v.object({
  to: address,
  replyTo: v.nullable(address),
  subject: v.string(),
  html: v.string(),
  text: v.string(),
  calendar: v.nullable(v.object({ name: v.string(), content: v.string() })),
  /** Whether the submission's own file goes along; it is read when the mail is sent. */
  withFile: v.boolean(),
  unsubscribeUrl: v.nullable(v.string()),
  templateParams: v.nullable(v.record(v.string(), v.string())),
});

/** A mail as the outbox keeps it: all of it but what is the same for every mail, and the submission's file. */
export type QueuedMail = v.InferOutput<typeof queuedMailSchema>;

/** The message that a submission owes. */
export function mailMessage(mail: QueuedMail): NewMessage {
  return { channel: 'mail', payload: mail };
}

/** Reads a mail back from the outbox; null where it is none. */
export function readQueuedMail(payload: unknown): QueuedMail | null {
  const parsed = v.safeParse(queuedMailSchema, payload);
  return parsed.success ? parsed.output : null;
}
