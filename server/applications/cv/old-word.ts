import type { CvExtension, CvFault } from '#domain/applications/cv.ts';
import {
  COMPOUND_SIGNATURE,
  type CompoundFile,
  CompoundFileError,
  openCompoundFile,
} from './compound-file.ts';

/** The first two bytes of a Word document's main stream: Word 97 and later, and Word 6 and 95. */
const WORD_IDENTIFIERS = [0xa5ec, 0xa5dc];
const ENCRYPTED = 0x0100;
const SECOND_TABLE = 0x0200;

export function looksLikeCompoundFile(file: Buffer): boolean {
  return file.subarray(0, COMPOUND_SIGNATURE.length).equals(COMPOUND_SIGNATURE);
}

export function inspectOldWord(file: Buffer): CvExtension | CvFault {
  try {
    return decide(openCompoundFile(file));
  } catch (error) {
    if (!(error instanceof CompoundFileError)) throw error;
    return error.fault;
  }
}

function decide(compound: CompoundFile): CvExtension | CvFault {
  const named = (name: string) =>
    compound.root.find((entry) => entry.name.toLowerCase() === name.toLowerCase());
  // A new document with a password is wrapped in an old container; what is inside cannot be judged or opened.
  if (named('EncryptedPackage')) return 'locked';
  const main = named('WordDocument');
  const others = ['Workbook', 'Book', 'PowerPoint Document', 'VisioDocument'];
  if (main?.kind !== 'stream' || others.some(named)) return 'unsupported';
  if (named('Macros') || named('_VBA_PROJECT_CUR')) return 'macros';
  const beginning = compound.readBeginning(main);
  if (beginning.length < 12 || !WORD_IDENTIFIERS.includes(beginning.readUInt16LE(0))) return 'damaged';
  const flags = beginning.readUInt16LE(10);
  if (flags & ENCRYPTED) return 'locked';
  const newer = beginning.readUInt16LE(0) === WORD_IDENTIFIERS[0];
  const table = named(flags & SECOND_TABLE ? '1Table' : '0Table');
  // Without its table the text of a newer document cannot be put together.
  return newer && !table ? 'damaged' : 'doc';
}
