import { Agent, get } from 'node:http';
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
