import { connect, type Socket } from 'node:net';
import type { ScanVerdict, VirusScanner } from './screened-files.ts';

export const SCAN_TIMEOUT_MS = 60_000;

export interface ClamdOptions {
  /** `tcp://127.0.0.1:3310`, or `unix:///run/clamav/clamd.ctl`, where Debian's package listens. */
  url: string;
  timeoutMs?: number;
}

const DEFAULT_PORT = 3310;
const CHUNK_BYTES = 64 * 1024;
const MAX_ANSWER_LENGTH = 1000;

/** Asks a ClamAV daemon over its own protocol: a command, the file in pieces with their lengths, one line of answer. */
export function createClamdScanner({ url, timeoutMs = SCAN_TIMEOUT_MS }: ClamdOptions): VirusScanner {
  const ask = (pieces: Iterable<Uint8Array>) => question(url, pieces, timeoutMs);
  return {
    ping: async () => {
      const answer = await ask([Buffer.from('zPING\0')]);
      if (answer !== 'PONG') throw new Error(`clamd: it answered "${answer}"`);
    },
    scan: async (bytes) => verdictOf(await ask(streamed(bytes))),
  };
}

function* streamed(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    const piece = bytes.subarray(start, start + CHUNK_BYTES);
    yield lengthOf(piece.length);
    yield piece;
  }
  yield lengthOf(0);
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

function verdictOf(answer: string): ScanVerdict {
  if (answer === 'stream: OK') return { kind: 'clean' };
  const signature = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (signature) return { kind: 'infected', signature };
  throw new Error(`clamd: it answered "${answer}"`);
}

function question(url: string, pieces: Iterable<Uint8Array>, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = open(url);
    let answer = '';
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      socket.destroy();
      settle();
    };
    const fail = (reason: string) => finish(() => reject(new Error(`clamd: ${reason}`)));
    const timer = setTimeout(() => fail('it did not answer in time'), timeoutMs);
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      answer += text;
      const end = answer.search(/[\0\n]/);
      if (end >= 0) finish(() => resolve(answer.slice(0, end)));
      else if (answer.length > MAX_ANSWER_LENGTH) fail('its answer has no end');
    });
    // It may refuse a file and close before all of it was sent; what it said counts then.
    socket.on('end', () => fail('it closed the connection without an answer'));
    socket.on('error', (error) => fail(error.message));
    sendAll(socket, pieces);
  });
}

function open(url: string): Socket {
  const { protocol, hostname, port, pathname } = new URL(url);
  if (protocol === 'unix:') return connect({ path: decodeURIComponent(pathname) });
  return connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || DEFAULT_PORT });
}

/** A file is small, so its pieces may wait in the socket's own queue. */
function sendAll(socket: Socket, pieces: Iterable<Uint8Array>): void {
  socket.cork();
  for (const piece of pieces) socket.write(piece);
  socket.uncork();
}
