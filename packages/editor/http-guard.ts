// Lets in the editor's own pages alone: any page of the web can send requests to this machine.
import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { digestOf } from './saving/saved-copies.ts';

const MAX_BYTES = 20 * 1024 * 1024;

/** @returns why it is not answered, or null */
export function refusal(request: Pick<IncomingMessage, 'method' | 'headers'>, port: number): string | null {
  const { method, headers } = request;
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  const { host = '', origin } = headers;
  if (!hosts.includes(host)) return 'This address is not the editor’s.';
  if (origin !== undefined && origin !== `http://${host}`) return 'This came from another site.';
  const site = headers['sec-fetch-site'] ?? 'same-origin';
  if (site !== 'same-origin' && !(site === 'none' && method === 'GET')) return 'This came from another site.';
  if (method !== 'GET' && method !== 'POST') return 'This cannot be done here.';
  return method === 'POST' && origin === undefined ? 'This did not come from a page of the editor.' : null;
}

export function isToken(sent: string, token: string): boolean {
  return timingSafeEqual(Buffer.from(digestOf(sent)), Buffer.from(digestOf(token)));
}

/** Null if it is larger than a form of the editor can be. */
export async function readForm(request: IncomingMessage): Promise<FormData | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    // Read to its end: a browser that is still sending sees no answer.
    if (length <= MAX_BYTES) chunks.push(chunk);
  }
  if (length > MAX_BYTES) return null;
  const type = request.headers['content-type'] ?? '';
  return new Response(Buffer.concat(chunks), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null);
}
