import { Readable, Transform, type TransformCallback } from 'node:stream';
import { promisify } from 'node:util';
import {
  type BrotliCompress,
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  type Gzip,
  gzip,
  type ZstdCompress,
  zstdCompressSync,
} from 'node:zlib';
import pLimit from 'p-limit';
import type { Encoding, StaticFile } from './static-site.ts';

const COMPRESSIBLE = /^(text\/|application\/(json|ld\+json|xml|atom\+xml|manifest\+json))|^text\/x-script/;

/** As pages are under 256 kB, a larger window would be memory asked for with every request, and never used. */
const WINDOW_BITS = 18;

const ZSTD = {
  params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_windowLog]: WINDOW_BITS },
};

const COMPRESSORS = {
  zstd: () => createZstdCompress(ZSTD),
  br: () =>
    createBrotliCompress({
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: () => createGzip({ level: 6 }),
} as const;

/**
 * The same answer, compressed as it streams. What has been written goes out whenever the page pauses: nothing waits
 * for its end, and no flush is spent between pieces that are written in one breath.
 */
export function compressed(response: Response, acceptEncoding: string | undefined): Response {
  const type = response.headers.get('content-type') ?? '';
  if (!response.body || response.headers.has('content-encoding') || !COMPRESSIBLE.test(type)) return response;
  response.headers.append('vary', 'Accept-Encoding');
  const encoding = acceptsZstd(acceptEncoding) ? 'zstd' : acceptedEncoding(acceptEncoding);
  if (!encoding) return response;
  const compressor = COMPRESSORS[encoding]();
  const source = Readable.fromWeb(response.body as import('node:stream/web').ReadableStream);
  const body = source.pipe(flushedAtPauses(compressor)).pipe(compressor);
  source.on('error', (error) => body.destroy(error));
  const headers = new Headers(response.headers);
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  return new Response(Readable.toWeb(body) as ReadableStream, { status: response.status, headers });
}

function flushedAtPauses(compressor: BrotliCompress | Gzip | ZstdCompress): Transform {
  let pending: NodeJS.Immediate | undefined;
  return new Transform({
    transform(piece: Buffer, _encoding, done: TransformCallback) {
      clearImmediate(pending);
      pending = setImmediate(() => compressor.flush());
      done(null, piece);
    },
    flush(done) {
      clearImmediate(pending);
      done();
    },
  });
}

/**
 * For one visitor: an eighth larger than what is made for many, for a seventh of the work. That is a fifth of a
 * millisecond for a page, less than it costs to have another thread do it.
 */
export function compressedQuickly(bytes: Buffer): Buffer {
  return zstdCompressSync(bytes, ZSTD);
}

const KEPT_QUALITY = 5;
const LASTING_QUALITY = constants.BROTLI_MAX_QUALITY;
/** Each holds memory of its own while it works. */
const atOnce = pLimit(2);

const brotli = (bytes: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

const COMPRESS_WHOLE: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => brotli(bytes, KEPT_QUALITY),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 6 }),
};

const compressing = new WeakMap<StaticFile, Partial<Record<Encoding, Promise<void>>>>();

/** Adds a compressed form to a page that is kept: made once, however many ask for it at the same time. */
export async function addEncoding(page: StaticFile, encoding: Encoding): Promise<void> {
  if (page.encoded[encoding]) return;
  const running = compressing.get(page) ?? {};
  compressing.set(page, running);
  running[encoding] ??= atOnce(async () => {
    page.encoded[encoding] = await COMPRESS_WHOLE[encoding](page.identity);
  });
  await running[encoding];
}

/** So much that what can wait should. */
export const isCompressingMuch = () => atOnce.pendingCount > 0;

/** The smallest form: a tenth smaller for forty times the work, and so for pages that last or are asked for again. */
export function compressedFurther({ identity }: StaticFile): Promise<Buffer> {
  return atOnce(() => brotli(identity, LASTING_QUALITY));
}

/** What browsers send takes 30; every character is looked at before an answer is begun. */
const MAX_ACCEPT_ENCODING_LENGTH = 200;
const FROM_BROWSERS = new Map<string, ReadonlySet<string>>(
  ['gzip, deflate, br, zstd', 'gzip, deflate, br'].map((header) => [header, new Set(header.split(', '))]),
);
const NONE: ReadonlySet<string> = new Set();

/** The form for many: of a finished file, or of a page that is kept. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const accepted = acceptedBy(header);
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : null;
}

/** Whether a page may be sent in the form that is quickly made. */
export function acceptsZstd(header: string | undefined): boolean {
  return acceptedBy(header).has('zstd');
}

function acceptedBy(header = ''): ReadonlySet<string> {
  if (header.length > MAX_ACCEPT_ENCODING_LENGTH) return NONE;
  const known = FROM_BROWSERS.get(header);
  if (known) return known;
  const refused = new Set<string>();
  const accepted = new Set<string>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', weight = ''] = part.split(';', 2);
    const quality = weight.trim();
    const isRefused = quality.startsWith('q=') && !(Number(quality.slice(2)) > 0);
    (isRefused ? refused : accepted).add(name.trim());
  }
  if (accepted.has('*') && !refused.has('gzip')) accepted.add('gzip');
  return accepted;
}
