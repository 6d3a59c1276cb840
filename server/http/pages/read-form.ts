import type { IncomingMessage } from 'node:http';
import {
  MAX_ARRIVING_FORM_BYTES,
  MAX_FORM_BYTES,
  MAX_SMALL_FORM_BYTES,
  MIN_BYTES_PER_SECOND,
  SLOW_START_MS,
} from '../../limits/limits.ts';
import { OverloadError } from '../load/load-shedding.ts';

export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

interface Options {
  maxArrivingBytes?: number;
  slowStartMs?: number;
}

/** Reads the bodies of forms whole, so that a slow sender holds a connection and nothing else. */
export function createFormReader({
  maxArrivingBytes = MAX_ARRIVING_FORM_BYTES,
  slowStartMs = SLOW_START_MS,
}: Options = {}) {
  let arriving = 0;

  /**
   * @returns the same request, whose whole body is there; a sender that is too slow is cut off
   * @throws BodyTooLargeError, at once if the declared length is over the limit
   * @throws OverloadError for a large body while many are arriving
   */
  return async (request: Request, incoming: IncomingMessage): Promise<Request> => {
    if (!request.body) return request;
    if (Number(request.headers.get('content-length') ?? 0) > MAX_FORM_BYTES) throw new BodyTooLargeError();
    const pieces: Uint8Array[] = [];
    let size = 0;
    const stopTimer = cutOffSlowSender(incoming, slowStartMs, () => size);
    try {
      for await (const piece of request.body) {
        pieces.push(piece);
        size += piece.byteLength;
        arriving += piece.byteLength;
        if (size > MAX_FORM_BYTES) throw new BodyTooLargeError();
        if (arriving > maxArrivingBytes && size > MAX_SMALL_FORM_BYTES) throw new OverloadError();
      }
      return new Request(request, { body: Buffer.concat(pieces) });
    } finally {
      stopTimer();
      arriving -= size;
    }
  };
}

function cutOffSlowSender(incoming: IncomingMessage, slowStartMs: number, received: () => number) {
  const begun = performance.now();
  let timer = setTimeout(check, slowStartMs);
  function check(): void {
    const allowedMs = slowStartMs + (received() / MIN_BYTES_PER_SECOND) * 1000;
    const leftMs = begun + allowedMs - performance.now();
    if (leftMs > 0) timer = setTimeout(check, leftMs);
    else incoming.destroy();
  }
  return () => clearTimeout(timer);
}
