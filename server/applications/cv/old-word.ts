import type { CvExtension, CvFault } from '#domain/applications/cv.ts';

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
/** Shorter streams lie in small sectors. */
const SHORTEST_STREAM = 4096;
const ENCRYPTED = 0x0100;

export function looksLikeCompoundFile(file: Buffer): boolean {
  return file.subarray(0, SIGNATURE.length).equals(SIGNATURE);
}

/**
 * Tells a document from a spreadsheet, and what is locked or has macros, by the names of its parts: each stands at the
 * beginning of an entry of 128 bytes ([MS-CFB], 2.6.1). No chain of sectors is followed.
 */
export function inspectOldWord(file: Buffer): CvExtension | CvFault {
  if (file.length < HEADER_BYTES) return 'cut-off';
  const sectorBytes = 2 ** file.readUInt16LE(30);
  const startOf = (sector: number) => (sector + 1) * sectorBytes;
  const directory = file.readUInt32LE(48);
  if (startOf(directory + 1) > file.length) return 'cut-off';
  // A new document with a password is wrapped in an old container.
  if (entryAt(file, 'EncryptedPackage') > 0) return 'locked';
  const main = entryAt(file, 'WordDocument');
  if (main < 0) return 'unsupported';
  if (entryAt(file, 'Macros') > 0 || entryAt(file, '_VBA_PROJECT_CUR') > 0) return 'macros';
  if (file.readUInt32LE(main + 120) < SHORTEST_STREAM) return 'doc';
  return file.readUInt16LE(startOf(file.readUInt32LE(main + 116)) + 10) & ENCRYPTED ? 'locked' : 'doc';
}

function entryAt(file: Buffer, name: string): number {
  const bytes = Buffer.from(`${name}\0`, 'utf16le');
  let at = file.indexOf(bytes);
  while (at >= 0 && at % ENTRY_BYTES !== 0) at = file.indexOf(bytes, at + 1);
  return at;
}
