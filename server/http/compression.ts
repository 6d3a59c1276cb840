import { Readable, Transform, type TransformCallback } from 'node:stream';
import { promisify } from 'node:util';
import {
  type BrotliCompress,
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  type Gzip,
  gzip,
} from 'node:zlib';
import pLimit from 'p-limit';
import type { Encoding, StaticFile } from './static-site.ts';

const COMPRESSIBLE = /^(text\/|application\/(json|ld\+json|xml|atom\+xml|manifest\+json))|^text\/x-script/;

/** As pages are under 256 kB, a larger window would be memory asked for with every request, and never used. */
const WINDOW_BITS = 18;

const COMPRESSORS = {
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
  const encoding = acceptedEncoding(acceptEncoding);
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

function flushedAtPauses(compressor: BrotliCompress | Gzip): Transform {
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

/** The page in its smallest form: a tenth smaller for forty times the work, and so for pages that have proved to last. */
export async function compressedFurther(page: StaticFile): Promise<StaticFile> {
  const br = await atOnce(() => brotli(page.identity, LASTING_QUALITY));
  return { ...page, encoded: { ...page.encoded, br } };
}

/** What browsers send takes 30; every character is looked at before an answer is begun. */
const MAX_ACCEPT_ENCODING_LENGTH = 200;
const FROM_BROWSERS = new Set(['gzip, deflate, br, zstd', 'gzip, deflate, br']);

export function acceptedEncoding(header: string | undefined): Encoding | null {
  if (header === undefined || header.length > MAX_ACCEPT_ENCODING_LENGTH) return null;
  if (FROM_BROWSERS.has(header)) return 'br';
  const refused = new Set<string>();
  const accepted = new Set<string>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', weight = ''] = part.split(';', 2);
    const quality = weight.trim();
    const isRefused = quality.startsWith('q=') && !(Number(quality.slice(2)) > 0);
    (isRefused ? refused : accepted).add(name.trim());
  }
  if (accepted.has('br')) return 'br';
  if (accepted.has('gzip') || (accepted.has('*') && !refused.has('gzip'))) return 'gzip';
  return null;
}
