/** Where the inline scripts of a page get their permission: hashes where it was made when building, a nonce where it is rendered. */
export type ScriptPermission = `'nonce-${string}'` | `'sha256-${string}'`;

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

/** The Content-Security-Policy of an answer; without permissions only the site's own script files run. */
export function contentSecurityPolicy(permissions: readonly ScriptPermission[] = []): string {
  return [...DIRECTIVES, ["script-src 'self'", ...permissions].join(' ')].join('; ');
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
