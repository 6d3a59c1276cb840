import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { HEADERS_OF_DOCUMENTS } from '../security-headers.ts';
import { acceptedEncoding } from './compression.ts';
import type { StaticFile } from './static-site.ts';

/** Answers with a finished file: 304 where the visitor has it, a part where one was asked for (films), compressed where that helps. */
export function sendStatic(request: FastifyRequest, reply: FastifyReply, file: StaticFile): FastifyReply {
  reply.code(file.status ?? 200).headers(file.headers);
  if (file.part) for (const name of HEADERS_OF_DOCUMENTS) reply.removeHeader(name);
  if (isKnown(file, request.headers['if-none-match'])) return reply.code(304).send();
  const seekable = isSeekable(file);
  if (seekable) reply.header('accept-ranges', 'bytes');
  const range = seekable && parseRange(request.headers.range, file.identity.length);
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${file.identity.length}`).send();
  }
  if (range) {
    const { start, end } = range;
    return reply
      .code(206)
      .header('content-range', `bytes ${start}-${end}/${file.identity.length}`)
      .header('content-length', end + 1 - start)
      .send(inPieces(file.identity.subarray(start, end + 1)));
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const encoded = encoding && file.encoded[encoding];
  if (encoded) return reply.header('content-encoding', encoding).send(encoded);
  return reply.header('content-length', file.identity.length).send(inPieces(file.identity));
}

const PIECE_BYTES = 65_536;
const PIECES_A_TURN = 4;

const turns = pLimit(PIECES_A_TURN);

/** Sent whole, 3,000 films at once hold the event loop for three seconds; in pieces, everybody else has a turn between. */
function inPieces(bytes: Buffer): Buffer | Readable {
  return bytes.length > PIECE_BYTES ? Readable.from(piecesOf(bytes), { objectMode: false }) : bytes;
}

async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
    await turns(() => setImmediate());
    yield bytes.subarray(start, start + PIECE_BYTES);
  }
}

/** True if the visitor has this very file, by `If-None-Match`; an error is told again. */
export function isKnown({ status = 200, headers }: StaticFile, ifNoneMatch: string | undefined): boolean {
  return status === 200 && ifNoneMatch?.includes(headers.etag ?? '\0') === true;
}

function isSeekable({ headers }: StaticFile): boolean {
  return headers.vary === undefined;
}

interface ByteRange {
  start: number;
  end: number;
}

/** A single byte range (RFC 9110, section 14); several ranges and other units are ignored, as the standard allows. */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match) return null;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
