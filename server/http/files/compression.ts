import { pipeline, Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { Encoding } from './static-site.ts';

const COMPRESSIBLE = /^(text\/|application\/(json|ld\+json|xml|atom\+xml|manifest\+json))|^text\/x-script/;
/** Fits into one packet either way. */
const MIN_BYTES = 1000;
const QUALITY = 5;
/** A tenth smaller for 60 ms of the processor: only for pages that last. */
export const SMALLEST = constants.BROTLI_MAX_QUALITY;
const GZIP_LEVEL = 6;

const brotliParams = (quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  // Pages are under 256 kB: a larger window would cost memory with every request, and never be used.
  [constants.BROTLI_PARAM_LGWIN]: 18,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
});

/** Each piece goes out at once: nothing waits for the end of the body. */
const COMPRESSORS = {
  br: () => createBrotliCompress({ params: brotliParams(QUALITY), flush: constants.BROTLI_OPERATION_FLUSH }),
  gzip: () => createGzip({ level: GZIP_LEVEL, flush: constants.Z_SYNC_FLUSH }),
} as const;

/** @returns null for a body that is too small to gain by it */
export async function compressWhole(
  bytes: Buffer,
  encoding: Encoding,
  quality = QUALITY,
): Promise<Buffer | null> {
  if (bytes.length < MIN_BYTES) return null;
  return encoding === 'br'
    ? promisify(brotliCompress)(bytes, { params: brotliParams(quality) })
    : promisify(gzip)(bytes, { level: GZIP_LEVEL });
}

/** The same answer, compressed: in one go if its body is whole, else piece by piece as it comes. */
export async function compressed(response: Response, acceptEncoding: string | undefined): Promise<Response> {
  const { status } = response;
  const type = response.headers.get('content-type') ?? '';
  if (!response.body || response.headers.has('content-encoding') || !COMPRESSIBLE.test(type)) return response;
  const headers = new Headers(response.headers);
  headers.append('vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(acceptEncoding);
  if (!encoding) return new Response(response.body, { status, headers });
  headers.delete('content-length');
  const { whole, rest } = await readAtOnce(response.body);
  if (rest) {
    headers.set('content-encoding', encoding);
    return new Response(compressStream(rest, encoding), { status, headers });
  }
  const smaller = await compressWhole(whole, encoding);
  if (smaller) headers.set('content-encoding', encoding);
  const bytes = new Uint8Array(smaller ?? whole);
  headers.set('content-length', String(bytes.length));
  return new Response(bytes, { status, headers });
}

type ReadBody = { whole: Buffer; rest: null } | { whole: null; rest: ReadableStream<Uint8Array> };

/** Reads a body that is there already; of one that is still being made, `rest` is all of it. */
async function readAtOnce(body: ReadableStream<Uint8Array>): Promise<ReadBody> {
  const reader = body.getReader();
  const pieces: Uint8Array[] = [];
  const pause = setImmediate(null);
  for (;;) {
    const next = reader.read();
    const piece = await Promise.race([next, pause]).catch(() => null);
    if (piece === null) return { whole: null, rest: resume(pieces, next, reader) };
    if (piece.done) return { whole: Buffer.concat(pieces), rest: null };
    pieces.push(piece.value);
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

function resume(
  pieces: Uint8Array[],
  pending: ReturnType<Reader['read']>,
  reader: Reader,
): ReadableStream<Uint8Array> {
  let next: typeof pending | null = pending;
  return new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(piece);
    },
    pull: async (controller) => {
      const piece = await (next ?? reader.read());
      next = null;
      if (piece.done) return controller.close();
      controller.enqueue(piece.value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

function compressStream(body: ReadableStream<Uint8Array>, encoding: Encoding): ReadableStream<Uint8Array> {
  const compressor = COMPRESSORS[encoding]();
  // A body that breaks off breaks the answer off too, and a visitor who leaves ends the body.
  pipeline(Readable.fromWeb(body as NodeStream), compressor, () => {});
  return Readable.toWeb(compressor) as ReadableStream<Uint8Array>;
}

/** Browsers send about 30 characters, and every one is read before an answer begins. */
const MAX_ACCEPT_ENCODING_LENGTH = 200;

export function acceptedEncoding(header = ''): Encoding | null {
  if (header.length > MAX_ACCEPT_ENCODING_LENGTH) return null;
  const refused = new Set<string>();
  const accepted = new Set<string>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', weight = ''] = part.split(';', 2);
    const quality = weight.trim();
    const isRefused = quality.startsWith('q=') && !(Number(quality.slice(2)) > 0);
    (isRefused ? refused : accepted).add(name.trim());
  }
  if (accepted.has('*') && !refused.has('gzip')) accepted.add('gzip');
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : null;
}
