import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { drain } from '../../limits/body-limit.ts';

export function isStillSending({ complete, headers }: IncomingMessage): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers;
  return !complete && (encoding !== undefined || Number(length) > 0);
}

/** Gives the answer the headers of every answer, where it has none of its own. */
export function addHeaders({ headers }: Response, reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined && !headers.has(name)) headers.set(name, String(value));
  }
}

const answered = new WeakSet<Duplex>();

export function isAnswered(socket: Duplex): boolean {
  return answered.has(socket);
}

/**
 * The whole answer at once, for who is still sending, and then what comes is dropped for a while: a connection that is
 * closed over what nobody has read is reset, and the answer may be lost with it (RFC 9112, 9.6).
 */
export async function answerEarly(
  { raw: incoming }: FastifyRequest,
  { raw: outgoing }: FastifyReply,
  answer: Response,
): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  outgoing.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    'content-length': body.length,
    connection: 'close',
  });
  // A HEAD has no body to write, and its answer must not wait either.
  outgoing.flushHeaders();
  outgoing.write(body);
  answered.add(incoming.socket);
  await drain(incoming);
  outgoing.end();
}
