import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const SECRET_HEADER = 'website-secret';
const VISITOR_HEADER = 'website-visitor';
const VISITOR = /^[\w-]{43}$/;

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url');

/** Tells the installation that is our backend which visitor a submission is from, by a keyed hash. */
export function visitorHeaders(secret: string | null, client: string): Record<string, string> {
  if (secret === null) return {};
  return { [SECRET_HEADER]: secret, [VISITOR_HEADER]: hmac(secret, client) };
}

/** @returns the key by which limits count the visitor of an installation that knows the secret, or null */
export function forwardedVisitor(headers: IncomingHttpHeaders, secret: string | null): string | null {
  const { [SECRET_HEADER]: sent, [VISITOR_HEADER]: visitor } = headers;
  if (secret === null || typeof sent !== 'string' || typeof visitor !== 'string') return null;
  const isKnown = timingSafeEqual(Buffer.from(hmac(secret, sent)), Buffer.from(hmac(secret, secret)));
  return isKnown && VISITOR.test(visitor) ? `forwarded ${visitor}` : null;
}
