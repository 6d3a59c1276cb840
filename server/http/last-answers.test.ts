import { once } from 'node:events';
import { Agent, get, request } from 'node:http';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { lastAnswers } from './last-answers.ts';

it('who leaves takes no new connection, answers once more on each that is kept, and closes', async () => {
  const app = fastify();
  app.get('/', () => 'old');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => kept.destroy());
  const asked = (agent?: Agent) =>
    new Promise<string>((resolve) =>
      get(url, { agent: agent ?? new Agent() }, (answer) => {
        answer.resume().on('end', () => resolve(String(answer.headers.connection)));
      }).on('error', (error: NodeJS.ErrnoException) => resolve(String(error.code))),
    );
  expect(await asked(kept)).toBe('keep-alive');
  const leaving = lastAnswers(app);
  expect(await asked()).toBe('ECONNREFUSED');
  expect(await asked(kept)).toBe('close');
  await leaving;
  await expect(app.close()).resolves.toBeUndefined();
});

it('who leaves stays until the last request has ended', async () => {
  const app = fastify();
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, body: string) => body);
  app.post('/', async ({ body }) => body);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const idle = new Agent({ keepAlive: true });
  const [first] = await once(get(url, { agent: idle }), 'response');
  const closed = once(first.resume().socket, 'close');
  const slow = request(url, { method: 'POST', agent: false, headers: { 'content-type': 'text/x' } });
  slow.write('first ');
  await once(app.server, 'request');

  let hasLeft = false;
  const leaving = lastAnswers(app).then(() => {
    hasLeft = true;
  });
  await closed;
  expect(hasLeft).toBe(false);
  slow.end('last');
  const [answer] = await once(slow, 'response');
  expect(await text(answer)).toBe('first last');
  await leaving;
  await app.close();
});
