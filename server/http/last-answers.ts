import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const LAST_ANSWERS_MS = 2000;

/**
 * Closes each connection after its next answer, while a successor listens on the same port: an idle one that is closed at once may have a
 * request on its way.
 */
export async function lastAnswers({ server }: FastifyInstance): Promise<void> {
  server.prependListener('request', (_request, response) => void response.setHeader('connection', 'close'));
  await wait(LAST_ANSWERS_MS);
}
