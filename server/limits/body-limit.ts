import type { IncomingMessage } from 'node:http';
import { MAX_DRAINED_BYTES, MAX_FORM_BYTES } from './limits.ts';

export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

const UPLOAD_PATHS = /^\/(api\/apply|careers\/[^/]+\/apply)(\.data)?(\?|$)/;

export function bodyLimit(url: string): number {
  return UPLOAD_PATHS.test(url) ? Number.POSITIVE_INFINITY : MAX_FORM_BYTES;
}

/** @throws BodyTooLargeError at once if the declared length is over it; later its body fails with one */
export function withBodyLimit(request: Request, limit: number): Request {
  if (!request.body) return request;
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new BodyTooLargeError();
  let seen = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > limit) controller.error(new BodyTooLargeError());
      else controller.enqueue(chunk);
    },
  });
  return new Request(request, { body: request.body.pipeThrough(counter), duplex: 'half' } as RequestInit);
}

/** A browser that is still sending shows a broken connection instead of the answer. */
export function drain(incoming: IncomingMessage): Promise<void> {
  if (incoming.readableEnded || incoming.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let dropped = 0;
    incoming.removeAllListeners('data');
    incoming.on('data', (chunk: Buffer) => {
      dropped += chunk.length;
      if (dropped > MAX_DRAINED_BYTES) incoming.destroy();
    });
    incoming
      .once('end', resolve)
      .once('close', resolve)
      .once('error', () => resolve());
    incoming.resume();
  });
}
