import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { CvExtension, CvFault } from '#domain/applications/cv.ts';

const MAX_ENTRIES = 2000;
const MAX_UNPACKED_BYTES = 64_000_000;
/** Some 250 for each entry. */
const MAX_CONTENT_TYPES_BYTES = 500_000;
const CONTENT_TYPES = '[Content_Types].xml';
const LOCAL_HEADER_BYTES = 30;
const END_RECORD_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;
const FLAG_ENCRYPTED = 0x1;
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const WITH_MACROS = /^application\/vnd\.ms-(word|excel|powerpoint)\.[a-z]+\.macroEnabled/i;

export function looksLikeArchive(file: Buffer): boolean {
  return file.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'));
}

export function endsLikeArchive(file: Buffer): boolean {
  const tail = file.subarray(Math.max(0, file.length - END_RECORD_BYTES - MAX_COMMENT_BYTES));
  for (let at = tail.lastIndexOf('PK\x05\x06', tail.length, 'latin1'); at >= 0; ) {
    if (
      at + END_RECORD_BYTES <= tail.length &&
      at + END_RECORD_BYTES + tail.readUInt16LE(at + 20) === tail.length
    )
      return true;
    at = at === 0 ? -1 : tail.lastIndexOf('PK\x05\x06', at - 1, 'latin1');
  }
  return false;
}

export async function inspectWordArchive(file: Buffer): Promise<CvExtension | CvFault> {
  if (!endsLikeArchive(file)) return 'cut-off';
  const archive = await fromBufferPromise(file, { strictFileNames: true });
  if (archive.entryCount > MAX_ENTRIES) return 'too-complex';
  const entries: Entry[] = [];
  for await (const entry of archive.eachEntry()) entries.push(entry);
  if (entries.some((entry) => entry.generalPurposeBitFlag & FLAG_ENCRYPTED)) return 'locked';
  if (!wellArranged(entries)) return 'damaged';
  return judgeContent(archive, entries);
}

/** Each entry has a name of its own and lies behind the one before: no two share bytes, and nothing comes first. */
function wellArranged(entries: Entry[]): boolean {
  const names = new Set(entries.map((entry) => entry.fileName.toLowerCase()));
  if (names.size !== entries.length) return false;
  let end = 0;
  for (const entry of entries.toSorted(
    (a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader,
  )) {
    const start = entry.relativeOffsetOfLocalHeader;
    if (start < end || (end === 0 && start !== 0)) return false;
    end = start + LOCAL_HEADER_BYTES + entry.fileNameLength + entry.compressedSize;
  }
  return true;
}

async function judgeContent(archive: ZipFile, entries: Entry[]): Promise<CvExtension | CvFault> {
  const types = entries.find((entry) => entry.fileName === CONTENT_TYPES);
  if (!types) return 'unsupported';
  if (types.uncompressedSize > MAX_CONTENT_TYPES_BYTES) return 'too-complex';
  const main = mainPartOf((await unpack(archive, types, true)).content.toString('utf8'));
  if (main.kind !== 'word') return main.kind === 'macros' ? 'macros' : 'unsupported';
  if (entries.some((entry) => isMacroPart(entry.fileName))) return 'macros';
  if (!entries.some((entry) => entry.fileName.toLowerCase() === main.part.toLowerCase())) return 'damaged';
  let unpacked = 0;
  for (const entry of entries) {
    // The declared size is held against the real one while unpacking, so it can be believed before.
    unpacked += entry.uncompressedSize;
    if (unpacked > MAX_UNPACKED_BYTES) return 'too-complex';
    if ((await unpack(archive, entry, false)).crc !== entry.crc32) return 'damaged';
  }
  return 'docx';
}

function isMacroPart(path: string): boolean {
  const [name = ''] = path.split('/').slice(-1);
  return /^vbaProject.*\.bin$/is.test(name);
}

/** Unpacks an entry piece by piece; what is not kept is gone at once. Rejects where it is larger than it says. */
async function unpack(
  archive: ZipFile,
  entry: Entry,
  keep: boolean,
): Promise<{ crc: number; content: Buffer }> {
  const stream = await archive.openReadStreamPromise(entry);
  const pieces: Buffer[] = [];
  let crc = 0;
  for await (const piece of stream) {
    crc = crc32(piece, crc);
    if (keep) pieces.push(piece);
  }
  return { crc, content: Buffer.concat(pieces) };
}

type MainPart = { kind: 'word'; part: string } | { kind: 'macros' } | { kind: 'other' };

/** ECMA-376, part 2, 10.1.2.3: a flat run of elements without text, of which only two attributes matter. */
function mainPartOf(contentTypes: string): MainPart {
  // No attribute holds a `<` (XML 1.0, 2.3), so that an element without an end is read no further than to the next.
  const overrides = [...contentTypes.matchAll(/<(?:\w{1,50}:)?Override\b([^<>]*)>/g)].map(
    ([, attributes = '']) => ({
      type: attribute(attributes, ATTRIBUTES.type),
      part: attribute(attributes, ATTRIBUTES.part),
    }),
  );
  if (overrides.some(({ type }) => WITH_MACROS.test(type))) return { kind: 'macros' };
  const main = overrides.find(({ type }) => type.toLowerCase() === WORD.toLowerCase());
  return main ? { kind: 'word', part: main.part.replace(/^\//, '') } : { kind: 'other' };
}

const ATTRIBUTES = {
  type: /(?<=\s)ContentType\s*=\s*(?:"([^"]*)"|'([^']*)')/,
  part: /(?<=\s)PartName\s*=\s*(?:"([^"]*)"|'([^']*)')/,
};

function attribute(attributes: string, pattern: RegExp): string {
  const [, double, single] = pattern.exec(attributes) ?? [];
  return double ?? single ?? '';
}
