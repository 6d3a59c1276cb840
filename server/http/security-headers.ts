import { createHash } from 'node:crypto';

/** By its hash an inline script is permitted. */
export type InlineHash = `'sha256-${string}'`;

export function hashOf(text: string): InlineHash {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const DIRECTIVES = [
  "default-src 'none'",
  "img-src 'self' data:",
  "style-src 'self'",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** The Content-Security-Policy of an answer; without hashes only the site's own script files run. */
export function contentSecurityPolicy(scripts: readonly InlineHash[] = []): string {
  return [...DIRECTIVES, ["script-src 'self'", ...scripts].join(' ')].join('; ');
}

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  // Not no-referrer: it would make browsers send `Origin: null`, which form posts are refused for.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=(), interest-cohort=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};

/** The headers of every answer; behind TLS browsers are told to stay on it (two years, as the preload list asks). */
export function securityHeaders({ tls }: { tls: boolean }): Record<string, string> {
  return tls
    ? { ...ALWAYS, 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
    : { ...ALWAYS };
}
