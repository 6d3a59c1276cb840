import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { MAX_DRAIN_MS, MAX_DRAIN_SILENCE_MS, MAX_DRAINED_BYTES } from './limits.ts';

const UPLOAD_PATHS = /^\/(api\/apply|careers\/[^/]+\/apply)(\.data)?$/;

/** @param path as the URL's parser reads it: of a target as it was sent, a browser and a server may make two paths */
export function isUpload(path: string): boolean {
  return UPLOAD_PATHS.test(path);
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
