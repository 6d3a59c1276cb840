// A provider's folder as one stream of multipart form data, between an owner's machine and the server.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { parseMultipartStream } from '@remix-run/multipart-parser';

const MEGABYTE = 1024 * 1024;
const LIMITS = { maxFileSize: 20 * MEGABYTE, maxParts: 5000, maxTotalSize: 500 * MEGABYTE };
/** Letters, digits and what stands between them: nothing that a file system takes for more than a name. */
const PATH = /^[A-Za-z0-9][\w. -]*(?:\/[A-Za-z0-9][\w. -]*){0,3}$/;

/** The disk, the quota, or the largest file that may be. */
const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** A fault that its reader can mend: its message says what is wrong in everyday words. */
export class FolderFault extends Error {
  override name = 'FolderFault';
}

/**
 * Every file of a folder by its path in it, in one order. Hidden ones stay where they are.
 * @throws FolderFault for a link, a device, or a name that not every system takes
 */
export function filesOf(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((entry) => {
      const path = below ? `${below}/${entry.name}` : entry.name;
      if (!PATH.test(path))
        throw new FolderFault(`${path}: a name may have the letters A to Z, digits, hyphens and spaces`);
      if (entry.isDirectory()) return filesOf(folder, path);
      if (!entry.isFile()) throw new FolderFault(`${path}: is no file of its own, but a link or a device`);
      return [path];
    })
    .sort();
}

/** The version where there is no folder. */
export const NOTHING = '0'.repeat(64);
export const isVersion = (text: string) => /^[0-9a-f]{64}$/.test(text);

/** A hash of all names and contents: two folders with the same version are the same. */
export function versionOf(folder: string): string {
  const paths = existsSync(folder) ? filesOf(folder) : [];
  if (paths.length === 0) return NOTHING;
  const hash = createHash('sha256');
  for (const path of paths) {
    const bytes = readFileSync(join(folder, path));
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

export function differences(one: string, other: string): string[] {
  const names = [...new Set([one, other].filter(existsSync).flatMap((folder) => filesOf(folder)))].sort();
  const read = (folder: string, path: string) => {
    try {
      return readFileSync(join(folder, path));
    } catch {
      return null;
    }
  };
  return names.filter((path) => {
    const [mine, theirs] = [read(one, path), read(other, path)];
    return !mine || !theirs || !mine.equals(theirs);
  });
}

/** Takes the version that a stream begins with from what follows; it is shorter if the line breaks. */
export async function readVersion(
  stream: AsyncIterable<Buffer>,
): Promise<{ version: string; files: ReadableStream<Uint8Array> }> {
  const pieces = stream[Symbol.asyncIterator]();
  const next = () => pieces.next().catch(() => ({ done: true as const, value: undefined }));
  let head = Buffer.alloc(0);
  for (let piece = await next(); !piece.done; piece = await next()) {
    head = Buffer.concat([head, piece.value]);
    if (head.length >= NOTHING.length) break;
  }
  async function* rest() {
    yield head.subarray(NOTHING.length);
    yield* { [Symbol.asyncIterator]: () => pieces };
  }
  const files = Readable.toWeb(Readable.from(rest())) as ReadableStream<Uint8Array>;
  return { version: head.toString('latin1', 0, NOTHING.length), files };
}

/** @param version the folder's, which parts one file from the next: no content has it in it */
export function* pack(folder: string, version: string): Generator<string | Uint8Array> {
  for (const path of filesOf(folder)) {
    yield `--${version}\r\ncontent-disposition: form-data; name="file"; filename="${path}"\r\n\r\n`;
    yield readFileSync(join(folder, path));
    yield '\r\n';
  }
  // The parser takes a line end behind it for more data, if that comes in a piece of its own.
  yield `--${version}--`;
}

/**
 * Writes what comes into an empty folder.
 * @throws FolderFault if it is not whole, too large, or has a name that goes elsewhere
 */
export async function unpack(
  stream: ReadableStream<Uint8Array>,
  version: string,
  folder: string,
): Promise<void> {
  try {
    for await (const { filename = '', bytes } of parseMultipartStream(stream, {
      ...LIMITS,
      boundary: version,
    })) {
      if (!PATH.test(filename)) throw new FolderFault('A file has a name that is not taken.');
      await mkdir(dirname(join(folder, filename)), { recursive: true });
      await writeFile(join(folder, filename), bytes, { flag: 'wx' });
    }
  } catch (error) {
    if (error instanceof FolderFault) throw error;
    const { code, name, message } = error as NodeJS.ErrnoException;
    if (code && NO_ROOM.includes(code)) throw new FolderFault('There is no room left on the disk.');
    if (name === 'MultipartParseError') throw new FolderFault('The line broke before all was there.');
    throw new FolderFault(`It could not be taken: ${message}`);
  }
  if (versionOf(folder) !== version) throw new FolderFault('Not all that was sent arrived whole.');
}
