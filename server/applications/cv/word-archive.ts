import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { mainPartOf } from './content-types.ts';
import { accepted, type CvVerdict, refused } from './cv-verdict.ts';

const MOST_ENTRIES = 2000;
const MOST_UNPACKED_BYTES = 64_000_000;
const MOST_CONTENT_TYPES_BYTES = 1_000_000;
const CONTENT_TYPES = '[Content_Types].xml';
const LOCAL_HEADER_BYTES = 30;
const END_RECORD_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const FLAG_ENCRYPTED = 0x1;

export function looksLikeArchive(file: Buffer): boolean {
  return file.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'));
}

/** Whether the file's end is that of a ZIP archive, whatever its beginning is. */
export function endsLikeArchive(file: Buffer): boolean {
  const tail = file.subarray(Math.max(0, file.length - END_RECORD_BYTES - LONGEST_COMMENT));
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

/** A Word document of the new format: a sound archive, unpacked whole within bounds, that says it is one. */
export async function inspectWordArchive(file: Buffer): Promise<CvVerdict> {
  if (!endsLikeArchive(file)) return refused('cut_off');
  const archive = await fromBufferPromise(file, { strictFileNames: true });
  if (archive.entryCount > MOST_ENTRIES) return refused('too_complex');
  const entries: Entry[] = [];
  for await (const entry of archive.eachEntry()) entries.push(entry);
  if (entries.some((entry) => entry.generalPurposeBitFlag & FLAG_ENCRYPTED)) return refused('locked');
  if (!wellArranged(entries)) return refused('damaged');
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

async function judgeContent(archive: ZipFile, entries: Entry[]): Promise<CvVerdict> {
  const types = entries.find((entry) => entry.fileName === CONTENT_TYPES);
  if (!types) return refused('unsupported');
  if (types.uncompressedSize > MOST_CONTENT_TYPES_BYTES) return refused('too_complex');
  const main = mainPartOf((await unpack(archive, types, true)).content.toString('utf8'));
  if (main.kind !== 'word') return refused(main.kind === 'macros' ? 'macros' : 'unsupported');
  if (entries.some((entry) => /(^|\/)vbaProject[^/]*\.bin$/i.test(entry.fileName))) return refused('macros');
  if (!entries.some((entry) => entry.fileName.toLowerCase() === main.part.toLowerCase()))
    return refused('damaged');
  let unpacked = 0;
  for (const entry of entries) {
    // The declared size is held against the real one while unpacking, so it can be believed before.
    unpacked += entry.uncompressedSize;
    if (unpacked > MOST_UNPACKED_BYTES) return refused('too_complex');
    if ((await unpack(archive, entry, false)).crc !== entry.crc32) return refused('damaged');
  }
  return accepted('docx');
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
