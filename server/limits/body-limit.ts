import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { MAX_DRAIN_MS, MAX_DRAIN_SILENCE_MS, MAX_DRAINED_BYTES } from './limits.ts';

const UPLOAD_ROUTES = ['/api/apply', '/careers/:id/apply'];

/** @param route whose function answers: of an address as it was sent, router and URL parser may make two paths */
export function isUpload(route: string): boolean {
  return UPLOAD_ROUTES.includes(route);
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
