import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { Sender } from '../delivery/delivery-worker.ts';
import { DeliveryError, type NewMessage } from '../delivery/outbox.ts';
import { type OutgoingRequest, requestStatus } from '../outgoing/request.ts';
import type { SubmissionReceipt } from '../submissions/submission-store.ts';
import type { CheckedApplication } from './check-application.ts';

export interface WebhookSenderOptions {
  url: string;
  /** Signs every message; null for none. A secret that begins with `whsec_` holds its key in base64. */
  secret: string | null;
  timeoutMs?: number;
  now?: () => Date;
}

/**
 * Posts the messages of the outbox to the webhook, signed as Standard Webhooks describes
 * (https://www.standardwebhooks.com): HMAC-SHA256 over id, time and body. The id is the same on every attempt,
 * so that the receiver can tell a repeat.
 */
export function createWebhookSender(options: WebhookSenderOptions): Sender {
  const { url, secret, timeoutMs = 15_000, now = () => new Date() } = options;
  return async ({ id, payload }) => {
    const body = readQueuedWebhook(payload);
    if (body === null)
      throw new DeliveryError('the stored webhook message cannot be read', { permanent: true });
    const timestamp = String(Math.floor(now().getTime() / 1000));
    const headers = {
      'Content-Type': 'application/json',
      'Webhook-Id': id,
      'Webhook-Timestamp': timestamp,
      ...(secret === null ? {} : { 'Webhook-Signature': hmac(secret, `${id}.${timestamp}.${body}`) }),
    };
    const status = await post({ url, body, headers, timeoutMs });
    if (status < 200 || status >= 300) {
      const permanent = isForGood(status);
      throw new DeliveryError(`webhook: it answered ${status}`, { permanent, away: !permanent });
    }
  };
}

function hmac(secret: string, text: string): string {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : secret;
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
}

async function post(request: OutgoingRequest): Promise<number> {
  const answer = await requestStatus({ ...request, method: 'POST' });
  if (answer.kind === 'answered') return answer.status;
  const reason = answer.kind === 'timeout' ? 'it did not answer in time' : 'it could not be reached';
  throw new DeliveryError(`webhook: ${reason}`, { permanent: false, away: true, cause: answer });
}

/**
 * The receiver has gone, or says that it will never take this message. A wrong login or address is for the
 * operator to mend before the week is over.
 */
function isForGood(status: number): boolean {
  return status === 400 || status === 410 || status === 413 || status === 415 || status === 422;
}

const queuedWebhookSchema = v.object({ body: v.string() });

export function webhookMessage(application: CheckedApplication, receipt: SubmissionReceipt): NewMessage {
  const { jobIsOurs: _, cv, needs, ...fields } = application;
  const body = JSON.stringify({
    type: 'application.received',
    timestamp: receipt.receivedAt.toISOString(),
    data: {
      id: receipt.id,
      reference: receipt.reference,
      ...fields,
      ...needs,
      cv: { name: cv.name, mediaType: cv.mediaType, size: cv.bytes.byteLength },
    },
  });
  return { channel: 'webhook', payload: { body } };
}

function readQueuedWebhook(payload: unknown): string | null {
  const parsed = v.safeParse(queuedWebhookSchema, payload);
  return parsed.success ? parsed.output.body : null;
}
