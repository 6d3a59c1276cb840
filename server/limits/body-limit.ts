import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { MAX_DRAIN_MS, MAX_DRAIN_SILENCE_MS, MAX_DRAINED_BYTES, MAX_FORM_BYTES } from './limits.ts';

export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

const UPLOAD_PATHS = /^\/(api\/apply|careers\/[^/]+\/apply)(\.data)?$/;

export function isUpload(path: string): boolean {
  return UPLOAD_PATHS.test(path);
}

/** @param path as the URL's parser reads it: of a target as it was sent, a browser and a server may make two paths */
export function bodyLimit(path: string): number {
  return isUpload(path) ? Number.POSITIVE_INFINITY : MAX_FORM_BYTES;
}

interface LimitedBody {
  request: Request;
  /** Whether more came than may: whatever was made of the beginning does not count. */
  isOver(): boolean;
}

/** @throws BodyTooLargeError at once if the declared length is over it; later its body fails with one */
export function withBodyLimit(request: Request, limit: number): LimitedBody {
  if (!request.body) return { request, isOver: () => false };
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new BodyTooLargeError();
  let seen = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > limit) controller.error(new BodyTooLargeError());
      else controller.enqueue(chunk);
    },
  });
  const init = { body: request.body.pipeThrough(counter), duplex: 'half' } as RequestInit;
  return { request: new Request(request, init), isOver: () => seen > limit };
}

/** Drops what still comes, until its end, or a silence, or until it is more, or takes longer, than who reads an answer sends. */
export function drain(incoming: Duplex | IncomingMessage): Promise<void> {
  if (incoming.readableEnded || incoming.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const deadline = performance.now() + MAX_DRAIN_MS;
    const silence = setTimeout(() => incoming.destroy(), MAX_DRAIN_SILENCE_MS);
    let dropped = 0;
    const end = () => {
      clearTimeout(silence);
      resolve();
    };
    incoming.removeAllListeners('data');
    incoming.on('data', (chunk: Buffer) => {
      silence.refresh();
      dropped += chunk.length;
      if (dropped > MAX_DRAINED_BYTES || performance.now() > deadline) incoming.destroy();
    });
    incoming.once('end', end).once('close', end).once('error', end);
    incoming.resume();
  });
}
