import * as v from 'valibot';
import type { NewMessage, SubmissionReceipt } from '../store/submission-store.ts';
import type { CheckedApplication } from './check-application.ts';

const queuedWebhookSchema = v.object({ body: v.string() });

/** What an application owes to the webhook: the body, ready to be sent. The CV itself stays here. */
export function webhookMessage(application: CheckedApplication, receipt: SubmissionReceipt): NewMessage {
  const { job, jobIsOurs: _, cv, ...fields } = application;
  const { title: position, ...others } = job;
  const body = JSON.stringify({
    type: 'application.received',
    timestamp: receipt.receivedAt.toISOString(),
    data: {
      id: receipt.id,
      reference: receipt.reference,
      ...fields,
      position,
      ...others,
      cv: cv ? { name: cv.name, mediaType: cv.mediaType, size: cv.bytes.byteLength } : null,
    },
  });
  return { channel: 'webhook', payload: { body } };
}

/** Reads the body back from the outbox; null where there is none. */
export function readQueuedWebhook(payload: unknown): string | null {
  const parsed = v.safeParse(queuedWebhookSchema, payload);
  return parsed.success ? parsed.output.body : null;
}
