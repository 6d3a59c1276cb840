// What changed in a file since it was last sent: a line about it, then each block that is another with its number, gzipped.
import { hash } from 'node:crypto';
import {
  closeSync,
  constants,
  createReadStream,
  createWriteStream,
  ftruncateSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as v from 'valibot';

const BLOCK = 4096;
const DIGEST = 32;
const NUMBER = 4;
const MAX_LINE = 400;
const MAX_BYTES = 2 ** 36;

const LINE = v.object({
  size: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_BYTES)),
  before: v.string(),
  after: v.string(),
  at: v.number(),
});
type Line = v.InferOutput<typeof LINE>;

/** Not whole, or not what follows what is there. */
export class BrokenCopyError extends Error {
  override name = 'BrokenCopyError';
}

export interface Applied {
  digests: Buffer;
  at: Date;
}

export const NO_DIGESTS = Buffer.alloc(0);

export function digestsOf(file: string): Buffer {
  return Buffer.concat(Array.from(blocksOf(file), digest));
}

export const summaryOf = (digests: Buffer): string => digest(digests).toString('hex');

const digest = (bytes: Buffer) => hash('sha256', bytes, 'buffer');
const digestAt = (digests: Buffer, number: number) =>
  digests.subarray(number * DIGEST, (number + 1) * DIGEST);

/** Each holds until the next is asked for. */
function* blocksOf(file: string): Generator<Buffer> {
  const opened = openSync(file, 'r');
  const block = Buffer.alloc(BLOCK);
  try {
    for (;;) {
      const read = readSync(opened, block, 0, BLOCK, null);
      if (read === 0) return;
      yield block.subarray(0, read);
    }
  } finally {
    closeSync(opened);
  }
}

interface Changes {
  file: string;
  /** Digests of what was sent before; none for a whole copy. */
  before: Buffer;
  target: string;
  at: number;
}

export async function writeChanges({ file, before, target, at }: Changes): Promise<void> {
  function* parts() {
    const after = summaryOf(digestsOf(file));
    const line: Line = { size: statSync(file).size, before: summaryOf(before), after, at };
    yield Buffer.from(`${JSON.stringify(line)}\n`);
    let number = 0;
    for (const block of blocksOf(file)) {
      if (!digestAt(before, number).equals(digest(block))) yield Buffer.concat([numbered(number), block]);
      number += 1;
    }
  }
  await pipeline(Readable.from(parts()), createGzip(), createWriteStream(target, { mode: 0o600 }));
}

function numbered(number: number): Buffer {
  const bytes = Buffer.alloc(NUMBER);
  bytes.writeUInt32BE(number);
  return bytes;
}

/**
 * Brings a file to its next state, or leaves it as it is.
 * @param digests of the file as it is
 * @returns its digests afterwards, and when it was so @throws BrokenCopyError
 */
export async function applyChanges(changes: string, file: string, digests: Buffer): Promise<Applied> {
  const plain = `${changes}.plain`;
  await unzip(changes, plain);
  const opened = openSync(plain, 'r');
  try {
    const { line, end } = readLine(opened);
    const next = Buffer.alloc(Math.ceil(line.size / BLOCK) * DIGEST);
    digests.copy(next);
    for (const { number, block } of recordsOf(opened, line, end)) digest(block).copy(next, number * DIGEST);
    if (line.before !== summaryOf(digests) || line.after !== summaryOf(next))
      throw new BrokenCopyError('It does not follow the copy before it.');
    write(file, line, recordsOf(opened, line, end));
    return { digests: next, at: new Date(line.at) };
  } finally {
    closeSync(opened);
    rmSync(plain);
  }
}

async function unzip(from: string, to: string): Promise<void> {
  try {
    await pipeline(createReadStream(from), createGunzip(), createWriteStream(to, { mode: 0o600 }));
  } catch (error) {
    const isDamage = error instanceof Error && 'code' in error && /^Z_/.test(String(error.code));
    throw isDamage ? new BrokenCopyError('It is cut off or damaged.', { cause: error }) : error;
  }
}

function readLine(opened: number): { line: Line; end: number } {
  const head = Buffer.alloc(MAX_LINE);
  const [text = ''] = head.toString('latin1', 0, readSync(opened, head, 0, MAX_LINE, 0)).split('\n', 1);
  const line = v.safeParse(v.pipe(v.string(), v.parseJson(), LINE), text);
  if (!line.success) throw new BrokenCopyError('It is no copy of this site.');
  return { line: line.output, end: text.length + 1 };
}

function* recordsOf(opened: number, { size }: Line, begin: number) {
  const head = Buffer.alloc(NUMBER);
  for (let at = begin; readSync(opened, head, 0, NUMBER, at) > 0; ) {
    const number = head.readUInt32BE();
    const length = Math.min(BLOCK, size - number * BLOCK);
    if (length <= 0) throw new BrokenCopyError('It has a block beyond its end.');
    const block = Buffer.alloc(length);
    readSync(opened, block, 0, length, at + NUMBER);
    yield { number, block };
    at += NUMBER + length;
  }
}

function write(file: string, { size }: Line, records: ReturnType<typeof recordsOf>): void {
  const opened = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600);
  try {
    for (const { number, block } of records) writeSync(opened, block, 0, block.length, number * BLOCK);
    ftruncateSync(opened, size);
  } finally {
    closeSync(opened);
  }
}
