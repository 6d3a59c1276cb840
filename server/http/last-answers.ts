import { once } from 'node:events';
import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { withTimeout } from '#domain/time/with-timeout.ts';
import { MAX_UPLOAD_MS } from '../limits/limits.ts';

const LAST_ANSWERS_MS = 2000;

/**
 * Takes no more connections, which its successor on the same port takes at once, so that nobody sees old and new pages in turn; closes
 * each that is kept after its next answer: an idle one that is closed at once may have a request on its way. Resolves when the last
 * request has ended, which the limits of slow senders and readers bring about.
 */
export async function lastAnswers({ server }: FastifyInstance): Promise<void> {
  server.prependListener('request', (_request, response) => void response.setHeader('connection', 'close'));
  server.keepAliveTimeout = LAST_ANSWERS_MS;
  const ended = once(server, 'close');
  // HTTP's own `close` would close idle connections, too, and look after slow senders no longer.
  Server.prototype.close.call(server);
  await wait(LAST_ANSWERS_MS);
  server.closeIdleConnections();
  await withTimeout(ended, MAX_UPLOAD_MS, null);
}
