import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const LAST_ANSWERS_MS = 2000;

/**
 * Takes no more connections, which its successor on the same port takes at once, so that nobody sees old and new pages in turn; closes
 * each that is kept after its next answer: an idle one that is closed at once may have a request on its way.
 */
export async function lastAnswers({ server }: FastifyInstance): Promise<void> {
  server.prependListener('request', (_request, response) => void response.setHeader('connection', 'close'));
  // That of HTTP would close idle connections, too.
  Server.prototype.close.call(server);
  await wait(LAST_ANSWERS_MS);
}
