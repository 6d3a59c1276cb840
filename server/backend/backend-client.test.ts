import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  answering,
  type HttpUpstream,
  hanging,
  hangingUp,
  startHttpUpstream,
} from '../../tests/support/http-upstream.ts';
import { forwardedVisitor, visitorHeaders } from '../limits/forwarded-visitor.ts';
import { type BackendOptions, createBackendClient } from './backend-client.ts';

let upstream: HttpUpstream;

beforeEach(async () => {
  upstream = await startHttpUpstream(answering(200, '{"success":true,"reference":"AB-1234"}'));
});
afterEach(() => upstream.close());

function post(options: Partial<BackendOptions> = {}, signal?: AbortSignal) {
  const form = new FormData();
  form.set('name', 'Siân O’Brien');
  form.set('message', 'one\ntwo');
  form.set('resume', new File(['%PDF-1.7'], 'cv – José.pdf', { type: 'application/pdf' }));
  const client = createBackendClient({ url: upstream.url, enabled: true, timeoutMs: 2000, ...options });
  return client.post({ path: '/api/apply', form, idempotencyKey: 'key-1', client: '203.0.113.7', signal });
}

describe('a backend', () => {
  it('gets the form as multipart, file included', async () => {
    expect(await post()).toEqual({ kind: 'accepted', reference: 'AB-1234' });
    const [request] = upstream.requests;
    expect(request).toMatchObject({
      method: 'POST',
      path: '/api/apply',
      headers: { accept: 'application/json', 'idempotency-key': 'key-1' },
    });
    const sent = await new Response(new Uint8Array(request?.body ?? []), {
      headers: { 'content-type': request?.headers['content-type'] ?? '' },
    }).formData();
    expect(sent.get('name')).toBe('Siân O’Brien');
    expect(sent.get('message')).toBe('one\r\ntwo');
    expect(sent.get('resume')).toMatchObject({ name: 'cv – José.pdf', type: 'application/pdf', size: 8 });
  });

  it.each([
    ['without a reference', '{"success":true}'],
    ['with a reference of null', '{"success":true,"reference":null}'],
    ['with a reference that is none', '{"success":true,"reference":"<b>anna@example.org</b>"}'],
  ])('may report success %s', async (_, answer) => {
    upstream.answerWith(answering(201, answer));
    expect(await post()).toEqual({ kind: 'accepted', reference: null });
  });

  it('is not asked where it is disabled', async () => {
    expect(await post({ enabled: false })).toEqual({ kind: 'failed', failure: { reason: 'disabled' } });
    expect(upstream.requests).toEqual([]);
  });

  it('is not asked where its address is empty', async () => {
    expect(await post({ url: '' })).toEqual({ kind: 'failed', failure: { reason: 'not_configured' } });
  });

  it.each([
    [400, '{"success":false,"error":"Bad email","details":"more"}', 'Bad email'],
    [422, '{"success":false,"details":"No such event"}', 'No such event'],
    [500, 'Something broke', 'Something broke'],
    [500, '', ''],
    [502, '<html>anna@example.org 07700 900123</html>', '[address] [number]</html>'],
    [302, '', ''],
    [200, '{"success":false,"error":"Full"}', 'Full'],
    [200, '{"success":"true"}', 'it reports no success'],
    [200, 'Welcome to the wifi', 'it reports no success'],
    [200, '', 'it reports no success'],
  ])('that answers %i %j has refused it', async (status, body, detail) => {
    upstream.answerWith(answering(status, body));
    expect(await post()).toEqual({ kind: 'failed', failure: { reason: 'http_error', status, detail } });
  });

  it('that answers without end is cut off', async () => {
    upstream.answerWith((response) => {
      const timer = setInterval(() => response.write('x'.repeat(10_000)), 1);
      response.on('close', () => clearInterval(timer));
    });
    expect(await post()).toMatchObject({ kind: 'failed', failure: { reason: 'http_error', status: 200 } });
  });

  it('that does not answer in time is given up', async () => {
    upstream.answerWith(hanging);
    expect(await post({ timeoutMs: 50 })).toEqual({ kind: 'failed', failure: { reason: 'timeout' } });
  });

  it('that stops in the middle of its answer in time is given up', async () => {
    upstream.answerWith((response) => response.writeHead(200).write('{"success":'));
    expect(await post({ timeoutMs: 200 })).toEqual({ kind: 'failed', failure: { reason: 'timeout' } });
  });

  it('that hangs up is a network error', async () => {
    upstream.answerWith(hangingUp);
    expect(await post()).toEqual({ kind: 'failed', failure: { reason: 'network_error' } });
  });

  it('that is not there is a network error', async () => {
    await upstream.close();
    expect(await post()).toEqual({ kind: 'failed', failure: { reason: 'network_error' } });
    await upstream.reopen();
  });

  it('is given up when the caller says so', async () => {
    upstream.answerWith(hanging);
    const givenUp = new AbortController();
    const answer = post({}, givenUp.signal);
    setTimeout(() => givenUp.abort(), 20);
    expect(await answer).toEqual({ kind: 'failed', failure: { reason: 'network_error' } });
  });

  it('is not asked at all where the caller gave up before', async () => {
    expect(await post({}, AbortSignal.abort())).toEqual({
      kind: 'failed',
      failure: { reason: 'network_error' },
    });
    expect(upstream.requests).toEqual([]);
  });
});

describe('visitors of an installation whose backend another one is', () => {
  const secret = 'a secret of thirty-two characters';
  const sentHeaders = async (options: Partial<BackendOptions>) => {
    await post(options);
    return upstream.requests.at(-1)?.headers ?? {};
  };

  it('are told apart there by a hash, if both know the secret', async () => {
    const headers = await sentHeaders({ secret });
    const visitor = forwardedVisitor(headers, secret);
    expect(visitor).toMatch(/^forwarded [\w-]{43}$/);
    expect(JSON.stringify(headers)).not.toContain('203.0.113.7');
    expect(visitorHeaders(secret, '203.0.113.8')['website-visitor']).not.toBe(headers['website-visitor']);
  });

  it('are not believed of anyone else', async () => {
    const headers = await sentHeaders({ secret });
    expect(forwardedVisitor(headers, null)).toBeNull();
    expect(forwardedVisitor(headers, `${secret}!`)).toBeNull();
    expect(forwardedVisitor({ ...headers, 'website-secret': 'x' }, secret)).toBeNull();
    expect(forwardedVisitor({ ...headers, 'website-visitor': 'x'.repeat(5000) }, secret)).toBeNull();
    expect(forwardedVisitor(await sentHeaders({}), secret)).toBeNull();
  });
});
