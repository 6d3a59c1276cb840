import { Readable, Transform, type TransformCallback } from 'node:stream';
import { type BrotliCompress, constants, createBrotliCompress, createGzip, type Gzip } from 'node:zlib';
import type { Encoding } from './static-site.ts';

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

export function acceptedEncoding(header: string | undefined): Encoding | null {
  const refused = new Set<string>();
  const accepted = new Set<string>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', quality] = part.trim().split(/\s*;\s*q=/);
    (Number(quality ?? 1) > 0 ? accepted : refused).add(name);
  }
  if (accepted.has('br')) return 'br';
  if (accepted.has('gzip') || (accepted.has('*') && !refused.has('gzip'))) return 'gzip';
  return null;
}
