import { createHash } from 'node:crypto';

/** Where inline scripts and styles get their permission: hashes in a page that is the same for everybody, else a nonce. */
type InlinePermission = `'nonce-${string}'` | `'sha256-${string}'`;

interface InlinePermissions {
  scripts?: readonly InlinePermission[];
  styles?: readonly InlinePermission[];
}

const DIRECTIVES = [
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** The Content-Security-Policy of an answer; without permissions only the site's own files run and style it. */
export function contentSecurityPolicy({ scripts = [], styles = [] }: InlinePermissions = {}): string {
  const own = [
    ["style-src 'self'", ...styles],
    ["script-src 'self'", ...scripts],
  ];
  return [...DIRECTIVES, ...own.map((sources) => sources.join(' '))].join('; ');
}

const INLINE = {
  // Data blocks are never run; speculation rules are, for the policy.
  scripts: /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g,
  styles: /<style[^>]*>([\s\S]*?)<\/style>/g,
};

/** The permissions of a page's own inline scripts and styles, by their hashes. */
export function inlineHashes(html: string): Required<InlinePermissions> {
  return { scripts: hashesOf(html, INLINE.scripts), styles: hashesOf(html, INLINE.styles) };
}

function hashesOf(html: string, elements: RegExp): InlinePermission[] {
  const texts = new Set(Array.from(html.matchAll(elements), ([, text = '']) => text));
  return Array.from(texts, (text) => {
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'` as const;
  });
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
