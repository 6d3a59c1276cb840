import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { withTimeout } from '#domain/time/with-timeout.ts';
import { MAX_OVERSIZED_APPLICATION_BYTES as MAX_HEAD_BYTES, MIN_BYTES_PER_SECOND } from '../limits/limits.ts';

type SpoolEnd = 'whole' | 'over' | 'interrupted';

/** A body on disk, or its beginning: a slow sender costs a file and no memory. */
export interface Spool {
  end: SpoolEnd;
  size: number;
  /** In memory of their own, not in Node's pool. */
  bytes(start: number, size: number): Promise<Buffer<ArrayBuffer>>;
  /** The file has no name, so it is gone with this, or with the process. */
  close(): Promise<void>;
}

export interface UploadProgress {
  begun: number;
  bytes: number;
  head: Uint8Array[];
  /** Set from outside: it gives its slot to another one, and ends as interrupted. */
  isCutOff: boolean;
}

interface SpoolOptions {
  folder: string;
  maxBytes: number;
  idleMs: number;
  progress?: UploadProgress;
  now?: () => number;
}

export function newUpload(begun = performance.now()): UploadProgress {
  return { begun, bytes: 0, head: [], isCutOff: false };
}

/** @throws when the disk does not take it */
export async function spoolBody(
  body: ReadableStream<Uint8Array> | null,
  options: SpoolOptions,
): Promise<Spool> {
  const file = await openNameless(options.folder);
  try {
    const { end, size } = await copy(body, (piece) => file.writeFile(piece), options);
    return {
      end,
      size,
      bytes: async (start, length) => {
        const { bytesRead, buffer } = await file.read(Buffer.allocUnsafeSlow(length), 0, length, start);
        if (bytesRead !== length) throw new Error('A spooled upload could not be read back.');
        return buffer;
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

export async function readHead(
  body: ReadableStream<Uint8Array> | null,
  idleMs: number,
): Promise<UploadProgress['head']> {
  const progress = newUpload();
  await copy(body, async () => {}, { maxBytes: MAX_HEAD_BYTES, idleMs, progress });
  return progress.head;
}

async function openNameless(folder: string): Promise<FileHandle> {
  const path = join(folder, `upload-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  // Unlink at once: an applicant's CV must not survive a crash.
  await unlink(path);
  return file;
}

async function copy(
  body: ReadableStream<Uint8Array> | null,
  write: (piece: Uint8Array) => Promise<void>,
  {
    maxBytes,
    idleMs,
    now = () => performance.now(),
    progress = newUpload(now()),
  }: Omit<SpoolOptions, 'folder'>,
): Promise<{ end: SpoolEnd; size: number }> {
  let size = 0;
  const isTooSlow = () =>
    progress.isCutOff || now() - progress.begun > idleMs + (size / MIN_BYTES_PER_SECOND) * 1000;
  if (!body) return { end: 'whole', size };
  const reader = body.getReader();
  try {
    for (;;) {
      const piece = await nextPiece(reader, idleMs);
      if (piece === 'end') return { end: 'whole', size };
      if (piece === 'interrupted' || isTooSlow()) return { end: 'interrupted', size };
      const taken = Math.min(piece.byteLength, maxBytes - size);
      if (size < MAX_HEAD_BYTES) progress.head.push(piece.slice(0, MAX_HEAD_BYTES - size));
      if (taken > 0) await write(piece.subarray(0, taken));
      size += taken;
      progress.bytes = size;
      if (taken < piece.byteLength) return { end: 'over', size };
    }
  } finally {
    // The HTTP layer throws the rest away, up to its own limit, so that the sender hears the answer.
    reader.cancel().catch(() => {});
  }
}

type Piece = Uint8Array | 'end' | 'interrupted';

async function nextPiece(reader: ReadableStreamDefaultReader<Uint8Array>, idleMs: number): Promise<Piece> {
  try {
    const next = await withTimeout(reader.read(), idleMs, null);
    if (!next) return 'interrupted';
    return next.done ? 'end' : next.value;
  } catch {
    return 'interrupted';
  }
}
