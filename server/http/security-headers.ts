import { createHash } from 'node:crypto';

type InlineHash = `'sha256-${string}'`;

interface Inlined<Item> {
  scripts?: readonly Item[];
  styles?: readonly Item[];
}

const DIRECTIVES = [
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** The Content-Security-Policy of an answer; without hashes only the site's own files run and style it. */
export function contentSecurityPolicy({ scripts = [], styles = [] }: Inlined<InlineHash> = {}): string {
  const own = [
    ["style-src 'self'", ...styles],
    ["script-src 'self'", ...scripts],
  ];
  return [...DIRECTIVES, ...own.map((sources) => sources.join(' '))].join('; ');
}

// Data blocks are never run; speculation rules are, for the policy.
const NOT_INLINE = /\s(?:src=|type="application\/(?:ld\+)?json")/;

/** The texts of the inline scripts and styles in a page that was made when building, whose words are all our own. */
export function inlinedIn(html: string): Inlined<string> {
  const textsOf = (name: string) =>
    html
      .split(`<${name}`)
      .slice(1)
      .flatMap((element) => {
        const [attributes = ''] = element.split('>', 1);
        const [text = ''] = element.slice(attributes.length + 1).split(`</${name}>`, 1);
        return NOT_INLINE.test(attributes) ? [] : [text];
      });
  return { scripts: textsOf('script'), styles: textsOf('style') };
}

export function inlineHashes({ scripts = [], styles = [] }: Inlined<string>): Inlined<InlineHash> {
  return { scripts: hashesOf(scripts), styles: hashesOf(styles) };
}

function hashesOf(texts: readonly string[]): InlineHash[] {
  return Array.from(new Set(texts), (text) => {
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'` as const;
  });
}

const ALWAYS = {
  // A page with scripts of its own has another one.
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  // Not no-referrer: it would make browsers send `Origin: null`, which form posts are refused for.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

interface Transport {
  /** True if the site is behind TLS: browsers are told to stay on it, for a year. */
  tls: boolean;
  includeSubDomains: boolean;
}

export function securityHeaders({ tls, includeSubDomains }: Transport): Record<string, string> {
  const value = `max-age=31536000${includeSubDomains ? '; includeSubDomains' : ''}`;
  return { ...ALWAYS, ...(tls && { 'strict-transport-security': value }) };
}

/** Opened by itself, a file that pages are made of may bring nothing. */
export const PART_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** A form may bring thirty such files, and each header of each is a part of the wait for them. */
export const HEADERS_OF_DOCUMENTS = [
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'x-frame-options',
] as const;
