import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  answering,
  type HttpUpstream,
  hanging,
  startHttpUpstream,
} from '../../tests/support/http-upstream.ts';
import type { ClaimedMessage } from '../delivery/outbox.ts';
import { createWebhookSender } from './webhook-sender.ts';

const message: ClaimedMessage = {
  id: '0199f3a0-0000-7000-8000-000000000001',
  submissionId: '0199f3a0-0000-7000-8000-000000000002',
  attempt: 1,
  createdAt: new Date('2026-11-21T14:05:00Z'),
  channel: 'webhook',
  payload: { body: '{"type":"application.received","data":{"name":"Siân"}}' },
};

describe('the webhook', () => {
  let upstream: HttpUpstream;
  beforeEach(async () => {
    upstream = await startHttpUpstream(answering(204, ''));
  });
  afterEach(() => upstream.close());

  const sender = (secret: string | null = 'secret', timeoutMs = 10_000) =>
    createWebhookSender({
      url: `${upstream.url}/hook`,
      secret,
      timeoutMs,
      now: () => new Date('2026-11-21T15:00:00Z'),
    });

  it('gets the body, signed over id, time and body', async () => {
    await sender()(message);
    const [request] = upstream.requests;
    const body = request?.body.toString();
    const signed = `${message.id}.1795273200.${body}`;
    expect(body).toBe('{"type":"application.received","data":{"name":"Siân"}}');
    expect(request).toMatchObject({
      method: 'POST',
      path: '/hook',
      headers: {
        'content-type': 'application/json',
        'webhook-id': message.id,
        'webhook-timestamp': '1795273200',
        'webhook-signature': `v1,${createHmac('sha256', 'secret').update(signed).digest('base64')}`,
      },
    });
  });

  it('gets the signature of a secret in the standard’s own form', async () => {
    await sender(`whsec_${Buffer.from('secret').toString('base64')}`)(message);
    await sender('secret')(message);
    const [one, other] = upstream.requests.map((request) => request.headers['webhook-signature']);
    expect(one).toBe(other);
  });

  it('gets no signature where there is no secret', async () => {
    await sender(null)(message);
    expect(upstream.requests[0]?.headers).not.toHaveProperty('webhook-signature');
  });

  it.each([
    [500, false],
    [503, false],
    [429, false],
    [401, false],
    [404, false],
    [302, false],
    [400, true],
    [410, true],
    [422, true],
  ])('that answers %i is refused for good: %s', async (status, permanent) => {
    upstream.answerWith(answering(status, 'x'.repeat(100_000)));
    await expect(sender()(message)).rejects.toMatchObject({ name: 'DeliveryError', permanent });
  });

  it('that hangs or is away is tried again', async () => {
    upstream.answerWith(hanging);
    await expect(sender('secret', 200)(message)).rejects.toMatchObject({
      permanent: false,
      message: 'webhook: it did not answer in time',
    });
    await upstream.close();
    await expect(sender()(message)).rejects.toMatchObject({ permanent: false });
    await upstream.reopen();
  });

  it('never gets a message that cannot be read', async () => {
    await expect(sender()({ ...message, payload: 7 })).rejects.toMatchObject({ permanent: true });
    expect(upstream.requests).toEqual([]);
  });
});
