import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { sendForm } from './send-form.ts';

const accepted = { kind: 'accepted', reference: 'AB-1', values: {} };
const notTaken = { kind: 'failed', message: null, values: {}, unsure: false };
const mayBeTaken = { ...notTaken, unsure: true };

let close = () => {};
afterEach(() => close());

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/#form`;
}

it('asks for the result alone, and gives it back', async () => {
  const asked: (string | undefined)[] = [];
  const address = await serve(({ method, url, headers }, answer) => {
    asked.push(method, url, headers.accept);
    answer.end(JSON.stringify(accepted));
  });
  expect(await sendForm(address, new FormData())).toEqual(accepted);
  expect(asked).toEqual(['POST', '/', 'application/json']);
});

it.each([
  ['the answer of something else', '{"ok":true}'],
  ['a result without what was sent', '{"kind":"accepted","reference":"AB-1"}'],
  ['a reference that is none', '{"kind":"accepted","reference":7,"values":{}}'],
  ['an address of the thanks that is none', '{"kind":"accepted","reference":null,"thanks":{},"values":{}}'],
  ['a number that is no link', '{"kind":"accepted","reference":null,"values":{},"phone":{"text":"1"}}'],
  ['an error that is no text', '{"kind":"invalid","errors":{"name":{}},"values":{}}'],
  ['no errors', '{"kind":"invalid","values":{}}'],
  ['a refusal that says nothing readable', '{"kind":"busy","message":["x"],"values":{}}'],
  [
    'a danger of no known kind',
    '{"kind":"busy","message":null,"values":{},"danger":{"kind":"x","likely":true}}',
  ],
])('%s means that it was not taken', async (_, body) => {
  const address = await serve((_request, answer) => answer.end(body));
  expect(await sendForm(address, new FormData())).toEqual(notTaken);
});

it.each([
  ['a page', '<!DOCTYPE html><title>The fault is ours</title>'],
  ['half an answer', '{"kind":"acc'],
  ['nothing', 'null'],
])('%s in the place of an answer means that it may have been taken', async (_, body) => {
  const address = await serve((_request, answer) => answer.end(body));
  expect(await sendForm(address, new FormData())).toEqual(mayBeTaken);
});

it.each([
  { kind: 'invalid', errors: { name: 'Name is required' }, values: { name: '' } },
  {
    kind: 'accepted',
    reference: null,
    thanks: '/thanks',
    values: {},
    danger: { kind: 'gas', likely: false },
  },
  { kind: 'rate-limited', retryAfterMs: 1, message: 'Try again', values: {} },
  { kind: 'of-a-newer-server', message: 'Try again', values: {} },
])('$kind is believed as it came', async (result) => {
  const address = await serve((_request, answer) => answer.end(JSON.stringify(result)));
  expect(await sendForm(address, new FormData())).toEqual(result);
});

it('no answer means that it may have been taken, after half a minute at the latest', async () => {
  const address = await serve(() => {});
  const timeout = AbortSignal.timeout;
  const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50));
  expect(await sendForm(address, new FormData())).toEqual(mayBeTaken);
  expect(limit).toHaveBeenCalledWith(30_000);
  close();
  expect(await sendForm(address, new FormData())).toEqual(mayBeTaken);
});
