import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  answering,
  type HttpUpstream,
  hanging,
  startHttpUpstream,
  type UpstreamAnswer,
} from '../../tests/support/http-upstream.ts';
import { requestJson, requestStatus, requestStream, requestText } from './request.ts';

let upstream: HttpUpstream;
beforeEach(async () => {
  upstream = await startHttpUpstream(answering(200, '{"a":1}'));
});
afterEach(() => upstream.close());

const options = (more: { maxBytes?: number; signal?: AbortSignal; timeoutMs?: number } = {}) => ({
  url: upstream.url,
  timeoutMs: 5000,
  maxBytes: 100,
  ...more,
});

const endless: UpstreamAnswer = (response) => {
  const timer = setInterval(() => response.write('x'.repeat(1000)), 1);
  response.on('close', () => clearInterval(timer));
};
const dripping: UpstreamAnswer = (response) => {
  const timer = setInterval(() => response.write(' '), 10);
  response.on('close', () => clearInterval(timer));
};
const breakingOff: UpstreamAnswer = (response) => {
  response.write('half', () => setTimeout(() => response.socket?.destroy(), 20));
};
const redirect: UpstreamAnswer = (response) => response.writeHead(302, { location: '/elsewhere' }).end();

describe('a text', () => {
  it('that is short is read whole', async () => {
    upstream.answerWith(answering(200, 'Grüße'));
    expect(await requestText(options())).toEqual({ kind: 'answered', status: 200, text: 'Grüße' });
  });

  it('without a body is nothing', async () => {
    upstream.answerWith((response) => response.writeHead(204).end());
    expect(await requestText(options())).toEqual({ kind: 'answered', status: 204, text: '' });
  });

  it('without end is read no further than its cap', async () => {
    upstream.answerWith(endless);
    expect(await requestText(options({ maxBytes: 2500 }))).toMatchObject({ text: 'x'.repeat(2500) });
  });

  it('is read whatever the status', async () => {
    upstream.answerWith(answering(503, 'later'));
    expect(await requestText(options())).toEqual({ kind: 'answered', status: 503, text: 'later' });
  });
});

describe('JSON', () => {
  it('comes as a value', async () => {
    expect(await requestJson(options())).toEqual({ kind: 'answered', status: 200, value: { a: 1 } });
    expect(upstream.requests[0]?.headers.accept).toBe('application/json');
  });

  it.each<[string, UpstreamAnswer, object]>([
    ['another status', answering(404, '{}'), { kind: 'refused', status: 404 }],
    ['a redirect', redirect, { kind: 'refused', status: 302 }],
    ['HTML', answering(200, '<p>Welcome'), { kind: 'not-json' }],
    ['nothing', answering(200, ''), { kind: 'not-json' }],
    [
      'too much',
      answering(200, `"${'x'.repeat(100)}"`),
      { kind: 'too-large', start: expect.stringMatching(/^"x+$/) },
    ],
    ['an answer without end', endless, { kind: 'too-large', start: expect.any(String) }],
  ])('is not had from %s', async (_, answer, outcome) => {
    upstream.answerWith(answer);
    expect(await requestJson(options())).toEqual(outcome);
    expect(upstream.requests).toHaveLength(1);
  });

  it('is read from the statuses that the caller names', async () => {
    upstream.answerWith(answering(404, '{}'));
    expect(await requestJson(options(), (status) => status === 404)).toMatchObject({
      status: 404,
      value: {},
    });
  });
});

describe('a stream', () => {
  it('comes in pieces', async () => {
    const answer = await requestStream(options());
    if (answer.kind !== 'answered') throw new Error(answer.kind);
    expect(Buffer.concat(await Array.fromAsync(answer.body)).toString()).toBe('{"a":1}');
  });

  it('that is refused says so at once', async () => {
    upstream.answerWith(answering(429, ''));
    expect(await requestStream(options())).toEqual({ kind: 'refused', status: 429 });
  });

  it.each<[string, UpstreamAnswer, number, string]>([
    ['grows too large', endless, 5000, 'too-large'],
    ['takes too long', dripping, 1000, 'timeout'],
    ['breaks off', breakingOff, 5000, 'network'],
  ])('throws the kind of failure if it %s', async (_, upstreamAnswer, timeoutMs, kind) => {
    upstream.answerWith(upstreamAnswer);
    const answer = await requestStream(options({ timeoutMs }));
    if (answer.kind !== 'answered') throw new Error(answer.kind);
    await expect(Array.fromAsync(answer.body)).rejects.toMatchObject({ failure: { kind } });
  });
});

describe.each([
  ['a text', requestText],
  ['JSON', requestJson],
  ['a stream', requestStream],
  ['a status', requestStatus],
])('no answer to a question for %s', (_, request) => {
  it('in time', async () => {
    upstream.answerWith(hanging);
    expect(await request(options({ timeoutMs: 50 }))).toEqual({ kind: 'timeout' });
  });

  it('because the caller gave up', async () => {
    upstream.answerWith(hanging);
    const caller = new AbortController();
    const asked = request(options({ signal: caller.signal }));
    setTimeout(() => caller.abort(), 20);
    expect(await asked).toEqual({ kind: 'aborted' });
  });

  it('because the caller had given up before', async () => {
    expect(await request(options({ signal: AbortSignal.abort() }))).toEqual({ kind: 'aborted' });
    expect(upstream.requests).toEqual([]);
  });

  it('because nobody is there', async () => {
    await upstream.close();
    expect(await request(options())).toMatchObject({ kind: 'network' });
    await upstream.reopen();
  });
});

it('a status is known without its body', async () => {
  upstream.answerWith(endless);
  expect(await requestStatus(options())).toEqual({ kind: 'answered', status: 200 });
});
