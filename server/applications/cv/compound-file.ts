interface CompoundEntry {
  name: string;
  kind: 'stream' | 'storage';
  firstSector: number;
  size: number;
}

export interface CompoundFile {
  root: CompoundEntry[];
  /** Its first sector. @throws CompoundFileError if the file ends before the stream does, or its sectors make no chain */
  readBeginning(entry: CompoundEntry): Buffer;
}

export class CompoundFileError extends Error {
  override name = 'CompoundFileError';
  readonly fault: 'cut-off' | 'damaged';

  constructor(fault: 'cut-off' | 'damaged', message: string) {
    super(message);
    this.fault = fault;
  }
}

export const COMPOUND_SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const LAST_SECTOR = 0xfffffffa;
const NO_ENTRY = 0xffffffff;
const MAX_ENTRIES = 10_000;
/** The header lists so many tables: enough for 7 MB, more than a CV may have. */
const MAX_TABLES = 109;

interface Sectors {
  bytes: Buffer;
  size: number;
  table: Buffer;
}

/**
 * The container of old Office documents, as [MS-CFB] describes it. Every chain is followed within bounds; the package
 * `cfb` 1.2.2 goes round for ever where a chain or the directory is a ring.
 */
export function openCompoundFile(file: Buffer): CompoundFile {
  if (file.length < HEADER_BYTES) throw new CompoundFileError('cut-off', 'no whole header');
  const version = file.readUInt16LE(26);
  const shift = file.readUInt16LE(30);
  const isKnown = (version === 3 && shift === 9) || (version === 4 && shift === 12);
  if (file.readUInt16LE(28) !== 0xfffe || !isKnown)
    throw new CompoundFileError('damaged', 'a header of no known version');
  const sectors = sectorsOf(file, 2 ** shift);
  const directory = readChain(sectors, file.readUInt32LE(48));
  if (directory.length < ENTRY_BYTES) throw new CompoundFileError('damaged', 'a file without a directory');
  return {
    root: rootEntries(directory, version),
    readBeginning: ({ firstSector, size }) => {
      const isSmall = size < file.readUInt32LE(56);
      return beginningOf(isSmall ? smallSectors(file, directory, sectors) : sectors, firstSector, size);
    },
  };
}

function sectorsOf(file: Buffer, size: number): Sectors {
  // The header takes the place of one.
  const bytes = file.subarray(size);
  const count = file.readUInt32LE(44);
  if (count > Math.min(countOf({ bytes, size }), MAX_TABLES))
    throw new CompoundFileError('cut-off', 'a larger table than file');
  const tables = Array.from({ length: count }, (_, index) =>
    sectorAt({ bytes, size }, file.readUInt32LE(76 + index * 4)),
  );
  if (tables.some((table) => table.length < size)) throw new CompoundFileError('cut-off', 'half a table');
  return { bytes, size, table: Buffer.concat(tables) };
}

/** Streams below a certain size lie together in one stream of the root, with a table and small sectors of its own. */
function smallSectors(file: Buffer, directory: Buffer, sectors: Sectors): Sectors {
  return {
    bytes: readChain(sectors, directory.readUInt32LE(116)),
    size: 2 ** Math.min(file.readUInt16LE(32), 9),
    table: readChain(sectors, file.readUInt32LE(60)),
  };
}

function beginningOf(sectors: Sectors, first: number, size: number): Buffer {
  const needed = Math.ceil(size / sectors.size);
  // The size is the file's own word.
  if (needed > countOf(sectors)) throw new CompoundFileError('cut-off', 'a stream larger than the file');
  const numbers = chainFrom(sectors, first, needed);
  if (numbers.length < Math.max(needed, 1))
    throw new CompoundFileError('damaged', 'a stream that ends early');
  for (const number of numbers) sectorAt(sectors, number);
  return sectorAt(sectors, first);
}

const countOf = ({ bytes, size }: Omit<Sectors, 'table'>) => Math.ceil(bytes.length / size);

/** The last sector of a file need not be whole. */
function sectorAt({ bytes, size }: Omit<Sectors, 'table'>, number: number): Buffer {
  const sector = bytes.subarray(number * size, (number + 1) * size);
  if (sector.length === 0) throw new CompoundFileError('cut-off', 'a sector behind the end');
  return sector;
}

function chainFrom({ table }: Sectors, first: number, most: number): number[] {
  const numbers: number[] = [];
  for (let number = first; number <= LAST_SECTOR && numbers.length < most; ) {
    numbers.push(number);
    number = number * 4 + 4 <= table.length ? table.readUInt32LE(number * 4) : NO_ENTRY;
  }
  return numbers;
}

function readChain(sectors: Sectors, first: number): Buffer {
  const numbers = chainFrom(sectors, first, countOf(sectors));
  return Buffer.concat(numbers.map((number) => sectorAt(sectors, number)));
}

function rootEntries(directory: Buffer, version: number): CompoundEntry[] {
  const found: CompoundEntry[] = [];
  const seen = new Set<number>();
  const waiting = [directory.readUInt32LE(76)];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    if (index === NO_ENTRY || seen.has(index) || seen.size > MAX_ENTRIES) continue;
    seen.add(index);
    const entry = directory.subarray(index * ENTRY_BYTES, (index + 1) * ENTRY_BYTES);
    if (entry.length < ENTRY_BYTES) throw new CompoundFileError('cut-off', 'a directory that ends early');
    waiting.push(entry.readUInt32LE(68), entry.readUInt32LE(72));
    if (entry[66] === 1 || entry[66] === 2) found.push(readEntry(entry, version));
  }
  return found;
}

function readEntry(entry: Buffer, version: number): CompoundEntry {
  const nameBytes = Math.min(Math.max(entry.readUInt16LE(64) - 2, 0), 62);
  // The upper half of a size means nothing in version 3 and may hold anything.
  const upper = version === 3 ? 0 : entry.readUInt32LE(124);
  return {
    name: entry.toString('utf16le', 0, nameBytes),
    kind: entry[66] === 2 ? 'stream' : 'storage',
    firstSector: entry.readUInt32LE(116),
    size: upper * 2 ** 32 + entry.readUInt32LE(120),
  };
}
