import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  chatPayload,
  chatPiece,
  chatWhole,
  saying,
  startChatProvider,
} from '../../tests/support/chat-provider.ts';
import {
  answering,
  type HttpUpstream,
  hanging,
  hangingUp,
  type UpstreamAnswer,
} from '../../tests/support/http-upstream.ts';
import { createOpenAiProvider } from './openai-provider.ts';

const key = 'sk-never-to-be-seen';
const messages = [
  { role: 'system', content: 'Be kind.' },
  { role: 'user', content: 'Do you come at night?' },
] as const;

let upstream: HttpUpstream;
beforeEach(async () => {
  upstream = await startChatProvider();
});
afterEach(() => upstream.close());

function ask(stream: boolean, timeoutMs = 5_000, signal = new AbortController().signal) {
  const provider = createOpenAiProvider({
    url: `${upstream.url}/v1`,
    key,
    model: 'gpt-3.5-turbo',
    timeoutMs,
    temperature: 0.7,
    maxTokens: 250,
  });
  return Array.fromAsync(provider.reply({ messages, stream, signal }));
}

describe('the request', () => {
  it('is a completion of exactly the five fields', async () => {
    expect(await ask(false)).toEqual(['A carer can come in the evening. See [Night Care](/night-care).']);
    const [request] = upstream.requests;
    expect(request).toMatchObject({
      method: 'POST',
      path: '/v1/chat/completions',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    });
    expect(chatPayload(request)).toEqual({
      model: 'gpt-3.5-turbo',
      messages,
      temperature: 0.7,
      max_tokens: 250,
    });
  });

  it('asks for a stream in a field of its own, and gives its pieces as they come', async () => {
    upstream.answerWith(saying('One', ' two', ' three.'));
    expect(await ask(true)).toEqual(['One', ' two', ' three.']);
    expect(chatPayload(upstream.requests[0])).toEqual({
      model: 'gpt-3.5-turbo',
      messages,
      temperature: 0.7,
      max_tokens: 250,
      stream: true,
    });
  });
});

it('a reply that met its limit says so', async () => {
  upstream.answerWith((response) => response.end(JSON.stringify(chatWhole('We come every', 'length'))));
  expect(await ask(false)).toEqual(['We come every…']);
  upstream.answerWith((response) =>
    response.end(
      `data: ${JSON.stringify(chatPiece('We come'))}\n\ndata: ${JSON.stringify(chatPiece(null, 'length'))}\n\ndata: [DONE]\n\n`,
    ),
  );
  expect((await ask(true)).join('')).toBe('We come…');
});

const error = (code: string) => JSON.stringify({ error: { message: `Bad key ${key}`, code } });
const half: UpstreamAnswer = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(`data: ${JSON.stringify(chatPiece('Half'))}\n\n`, () => response.socket?.destroy());
};
const failures: [string, string, UpstreamAnswer][] = [
  ['a wrong key', 'authentication', answering(401, error('invalid_api_key'))],
  ['too many requests', 'rateLimited', answering(429, error('rate_limit_exceeded'))],
  ['a fault', 'unavailable', answering(500, 'Oh')],
  ['an unknown model', 'unavailable', answering(404, error('model_not_found'))],
  ['another place', 'broken', (response) => response.writeHead(302, { location: '/elsewhere' }).end()],
  ['HTML', 'broken', answering(200, '<!doctype html><p>Welcome')],
  ['nothing', 'broken', answering(200, '')],
  ['no choices', 'broken', answering(200, '{"choices":[]}')],
  ['no words', 'broken', saying(' ')],
  ['half an answer', 'broken', hangingUp],
  ['half a stream', 'broken', half],
  ['an endless answer', 'broken', saying('x'.repeat(600_000))],
];

describe.each([false, true])('with stream %s', (stream) => {
  it.each(failures)('%s is %s', async (_, kind, answer) => {
    upstream.answerWith(answer);
    const failure: unknown = await ask(stream).catch((reason: unknown) => reason);
    expect(failure).toMatchObject({ name: 'ProviderError', kind });
    expect(String(failure)).not.toContain(key);
  });

  it('silence is broken', async () => {
    upstream.answerWith(hanging);
    await expect(ask(stream, 50)).rejects.toMatchObject({
      kind: 'broken',
      message: expect.stringContaining('too long'),
    });
  });

  it('a refused connection is broken', async () => {
    await upstream.close();
    await expect(ask(stream)).rejects.toMatchObject({ kind: 'broken' });
    await upstream.reopen();
  });
});
