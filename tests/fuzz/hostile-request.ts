import type { Random } from '../chaos/random.ts';

export interface HostileRequest {
  bytes: Buffer;
  whole: boolean;
}

const CRLF = '\r\n';
/** Node's parser closes the connection at the last three, and at what can be no target. */
const METHODS = [
  ...['GET', 'GET', 'GET', 'POST', 'POST', 'POST', 'POST', 'HEAD', 'PUT', 'PATCH', 'DELETE'],
  ...['OPTIONS', 'TRACE', 'PROPFIND', 'M-SEARCH', 'CONNECT', 'get', 'G ET', ''],
];
const PATHS = [
  ...['/', '/contact', '/contact?form=call', '/area-notice', '/job-alerts', '/search?q=care', '/faq?q=a'],
  ...['/careers', '/careers/nobody', '/careers/nobody/apply', '/careers/companion-eastleigh/apply'],
  ...['/postcode-check', '/job-alerts/confirm?token=a.b', '/notices/unsubscribe?token=a.b', '/night-care'],
  ...['/api/apply', '/api/jobs', '/api/event-registration', '/api/postcode-check', '/api/chat/completions'],
  ...['/sitemap.xml', '/healthz', '/readyz', '/news', '/news/pictures/a.png', '/events/x', '/wp-login.php'],
];
const ODD_TARGETS = [
  ...[
    '*',
    '//',
    '//example.org/',
    '/%zz',
    '/%00',
    '/%e0%a4',
    '/..%2f..%2fetc/passwd',
    '/\\example.org/',
    '/?',
  ],
  ...['/careers/..\\contact?/apply', '/api/..\\contact', '/contact/.', '/%2e%2e/contact', '/a;b=c', '/#a'],
  ...['http://site.example/contact?token=secret', 'http://a:b@c/', 'https://[', 'example.org:443', '?', 'x'],
  ...['/contact.data', '/careers.data?_routes=root', '/__manifest', '/\xff\xfe', `/${'a/'.repeat(2000)}`],
  ...[
    `/search?q=${'%CC%81%CC%96'.repeat(1000)}`,
    `/careers?q=${'a+'.repeat(4000)}`,
    `/${'x'.repeat(20_000)}`,
  ],
];
const HOSTS = [
  '[',
  '',
  ' ',
  'a b',
  'a@b',
  'a/b',
  'a:99999',
  '[::1',
  '256.256.256.256',
  'xn--',
  '\xff',
  'a..b',
];
const HEADERS = [
  ...['Accept-Encoding: br', `Accept-Encoding: a${' '.repeat(8000)};q=1`, 'Accept-Encoding: *;q=0, gzip'],
  ...[
    'Accept: application/json',
    'Range: bytes=0-,5-',
    'Range: bytes=-0',
    'If-None-Match: *',
    'If-Match: "a"',
  ],
  ...['Expect: 100-continue', 'Expect: a miracle', 'Connection: upgrade', 'Upgrade: h2c', 'TE: trailers'],
  ...['Connection: close', 'Cookie: a=b', 'Authorization: Basic x', 'Sec-Fetch-Site: cross-site'],
  ...['Origin: null', 'Origin: https://elsewhere.example', 'Origin: nonsense', 'Content-Encoding: gzip'],
  ...[
    'X-Forwarded-For: ::ffff:1.2.3.4, [',
    'X-Forwarded-Host: [',
    'X-Forwarded-Proto: gopher',
    'Forwarded: for=x',
  ],
  ...['Content-Type: text/plain', 'Content-Length: 0', 'Content-Length: -1', 'Transfer-Encoding: gzip'],
  ...['Trailer: Host', 'Bad Header: a', ': a', 'A: \0', `A: ${'b'.repeat(12_000)}`, 'Host: a', ' folded'],
  ...[
    'If-Modified-Since: never',
    'Idempotency-Key: \x7f',
    'Proxy-Connection: keep-alive',
    'Keep-Alive: timeout=0',
  ],
];
const FIELDS = [
  'name',
  'email',
  'phone',
  'message',
  'postcode',
  'service',
  'position',
  'experience',
  'area',
  'q',
];
const NAMES = [
  ...FIELDS,
  'formKey',
  'elapsed',
  'officeFax',
  '__proto__',
  'constructor',
  'cv',
  '\0',
  '',
  'eventName',
];
const WORDS = [
  '',
  'a',
  '\0',
  '%',
  '\ud800',
  '<script>',
  '{{7*7}}',
  "' or 1=1 --",
  'a@b',
  'SO50 1AA',
  '\u202e',
  '999',
];
const BOUNDARY = 'edge';
/** More than any form may have; while many times that is written, the others’ answers lie unread. */
const MAX_FIELDS_LENGTH = 1_000_000;

/** A request as nobody's browser sends it. None may be stored: whatever else is right, no field `email` is. */
export function hostileRequest(random: Random, host: string): HostileRequest {
  const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const often = (share: number) => random() < share;
  const several = (most: number) => Array.from({ length: Math.floor(random() * (most + 1)) });

  const word = () =>
    often(0.02) ? '\u0301\u0316'.repeat(20_000) : oneOf(WORDS).repeat(oneOf([1, 1, 1, 50, 3000]));
  const fields = (): [string, string][] => {
    let length = 0;
    return several(often(0.02) ? 4000 : 12).map(() => {
      const name = oneOf(NAMES);
      const value = name === 'email' ? 'nobody' : length > MAX_FIELDS_LENGTH ? '' : word();
      length += value.length;
      return [name, value];
    });
  };

  function multipart(): string {
    const parts = fields().map(([name, value]) => {
      const file = often(0.2) ? `; filename="${oneOf(['cv.pdf', '.'.repeat(3000), '../a', ''])}"` : '';
      return `--${BOUNDARY}${CRLF}Content-Disposition: form-data; name="${name}"${file}${CRLF}${CRLF}${value}${CRLF}`;
    });
    return parts.join('') + (often(0.8) ? `--${BOUNDARY}--${CRLF}` : '');
  }

  const bodies: [string, () => string][] = [
    [
      'application/x-www-form-urlencoded',
      () => new URLSearchParams(fields().map(([a, b]) => [a, b])).toString(),
    ],
    [`multipart/form-data; boundary=${BOUNDARY}`, multipart],
    [
      'application/json',
      () => JSON.stringify({ messages: [{ role: 'user', content: word() }], stream: often(0.3) }),
    ],
    ['application/json', () => oneOf(['{', '[]', 'null', '{"messages":'.repeat(2000), '1e999'])],
    ['application/x-www-form-urlencoded', () => `message=${'x'.repeat(oneOf([10, 10, 10, 300_000]))}`],
    ['multipart/form-data; boundary=', () => '-'.repeat(500)],
    ['\x7f/;;=', () => word()],
  ];

  function framed(body: Buffer): { lines: string[]; body: Buffer; whole: boolean } {
    if (often(0.4))
      return {
        lines: ['Transfer-Encoding: chunked'],
        body: chunked(body, Math.max(oneOf([10, 4000, 70_000]), body.length / 200)),
        whole: true,
      };
    if (often(0.1)) return { lines: [`Content-Length: ${body.length + 10}`], body, whole: false };
    if (often(0.05)) return { lines: ['Content-Length: 3', 'Content-Length: 4'], body, whole: false };
    if (often(0.05))
      return { lines: ['Content-Length: 3', 'Transfer-Encoding: chunked'], body, whole: false };
    return { lines: [`Content-Length: ${body.length}`], body, whole: true };
  }

  const method = oneOf(METHODS);
  const target = often(0.8) ? oneOf(PATHS) : oneOf(ODD_TARGETS);
  const version = often(0.9) ? '1.1' : oneOf(['1.0', '0.9', '2.0', '1.1 ']);
  const named = often(0.92) ? [`Host: ${host}`] : several(2).map(() => `Host: ${oneOf([...HOSTS, host])}`);
  const headers = several(2).map(() => oneOf(HEADERS));
  const [type, write] = oneOf(bodies);
  const sent =
    method === 'GET' && often(0.9)
      ? { lines: [], body: Buffer.alloc(0), whole: true }
      : framed(Buffer.from(write(), 'utf8'));
  const ended = often(0.97);
  const lines = [
    `${method} ${target} HTTP/${version}`,
    ...named,
    `Content-Type: ${type}`,
    ...headers,
    ...sent.lines,
  ];
  const head = lines.join(often(0.98) ? CRLF : '\n') + (ended ? CRLF + CRLF : '');
  return {
    bytes: Buffer.concat([Buffer.from(head, 'latin1'), sent.body]),
    whole: ended && sent.whole && /^[A-Z-]+$/.test(method) && /^(?:\/|\*|\w+:\/\/)/.test(target),
  };
}

function chunked(body: Buffer, about: number): Buffer {
  const size = Math.ceil(about);
  const pieces: Buffer[] = [];
  for (let at = 0; at < body.length; at += size) {
    const piece = body.subarray(at, at + size);
    pieces.push(Buffer.from(piece.length.toString(16) + CRLF), piece, Buffer.from(CRLF));
  }
  return Buffer.concat([...pieces, Buffer.from(`0${CRLF}${CRLF}`)]);
}
