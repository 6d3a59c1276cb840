interface CompoundEntry {
  name: string;
  kind: 'stream' | 'storage';
  firstSector: number;
  size: number;
}

/** What is at the root of a compound file, and a way to read the beginning of its streams. */
export interface CompoundFile {
  root: CompoundEntry[];
  /**
   * The first sector of a stream, all of whose sectors have been found in the file.
   *
   * @throws CompoundFileError if the file ends before the stream does, or its sectors make no chain
   */
  readBeginning(entry: CompoundEntry): Buffer;
}

export class CompoundFileError extends Error {
  override name = 'CompoundFileError';
  readonly cutOff: boolean;

  constructor(message: string, { cutOff = false } = {}) {
    super(message);
    this.cutOff = cutOff;
  }
}

export const COMPOUND_SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const LAST_REGULAR_SECTOR = 0xfffffffa;
const END_OF_CHAIN = 0xfffffffe;
const NO_ENTRY = 0xffffffff;
const MAX_ENTRIES = 10_000;
const TABLE_SECTORS_IN_HEADER = 109;

/** The container of old Office documents, as [MS-CFB] describes it. Every chain is followed within bounds. */
export function openCompoundFile(file: Buffer): CompoundFile {
  if (file.length < HEADER_BYTES) throw new CompoundFileError('no whole header', { cutOff: true });
  const version = file.readUInt16LE(26);
  const shift = file.readUInt16LE(30);
  if (
    file.readUInt16LE(28) !== 0xfffe ||
    !((version === 3 && shift === 9) || (version === 4 && shift === 12))
  ) {
    throw new CompoundFileError('a header of no known version');
  }
  const sectors = sectorReader(file, 2 ** shift);
  const table = readTable(file, sectors);
  const directory = readChain(file.readUInt32LE(48), table, sectors);
  if (directory.length < ENTRY_BYTES) throw new CompoundFileError('a file without a directory');
  const smallest = file.readUInt32LE(56);
  return {
    root: rootEntries(directory, version),
    readBeginning: ({ firstSector, size }) => {
      const small = size < smallest ? smallSectors(file, directory, table, sectors) : null;
      const [from, next] = small ? [small.sectors, small.table] : [sectors, table];
      const needed = Math.ceil(size / from.size);
      // The size is the file's own word.
      if (needed > from.count) throw new CompoundFileError('a stream larger than the file', { cutOff: true });
      const numbers = chain(firstSector, next, needed);
      if (numbers.length < Math.max(needed, 1)) throw new CompoundFileError('a stream that ends early');
      for (const number of numbers) from.read(number);
      return from.read(firstSector);
    },
  };
}

/** Streams below a certain size lie together in one stream of the root, with a table and small sectors of its own. */
function smallSectors(file: Buffer, directory: Buffer, table: NextSector, sectors: Sectors) {
  const all = readChain(directory.readUInt32LE(116), table, sectors);
  const small = readChain(file.readUInt32LE(60), table, sectors);
  const size = 2 ** Math.min(file.readUInt16LE(32), 9);
  const read = (number: number) => {
    const sector = all.subarray(number * size, (number + 1) * size);
    if (sector.length === 0) throw new CompoundFileError('a small sector behind the end');
    return sector;
  };
  return { sectors: { size, count: Math.ceil(all.length / size), read }, table: nextIn(small) };
}

interface Sectors {
  size: number;
  count: number;
  read(number: number): Buffer;
}

function sectorReader(file: Buffer, size: number): Sectors {
  return {
    size,
    count: Math.ceil(file.length / size),
    read: (number) => {
      // The header takes the place of one. The last sector of a file need not be whole.
      const sector = file.subarray((number + 1) * size, (number + 2) * size);
      if (sector.length === 0) throw new CompoundFileError('a sector behind the end', { cutOff: true });
      return sector;
    },
  };
}

type NextSector = (number: number) => number;

function readTable(file: Buffer, sectors: Sectors): NextSector {
  const pieces = tableSectors(file, sectors).map(sectors.read);
  if (pieces.some((piece) => piece.length < sectors.size))
    throw new CompoundFileError('half a table', { cutOff: true });
  return nextIn(Buffer.concat(pieces));
}

function nextIn(table: Buffer): NextSector {
  return (number) => (number * 4 + 4 <= table.length ? table.readUInt32LE(number * 4) : END_OF_CHAIN);
}

function readChain(first: number, next: NextSector, sectors: Sectors): Buffer {
  return Buffer.concat(chain(first, next, sectors.count).map(sectors.read));
}

function tableSectors(file: Buffer, sectors: Sectors): number[] {
  const wanted = file.readUInt32LE(44);
  if (wanted > sectors.count) throw new CompoundFileError('a larger table than file', { cutOff: true });
  const numbers: number[] = [];
  for (let index = 0; index < Math.min(wanted, TABLE_SECTORS_IN_HEADER); index += 1) {
    numbers.push(file.readUInt32LE(76 + index * 4));
  }
  // Large files have further lists, the last number of each leading to the next.
  let next = file.readUInt32LE(68);
  for (
    let lists = 0;
    numbers.length < wanted && next < LAST_REGULAR_SECTOR && lists < sectors.count;
    lists += 1
  ) {
    const list = sectors.read(next);
    const places = Math.floor(list.length / 4) - 1;
    for (let index = 0; index < places && numbers.length < wanted; index += 1) {
      numbers.push(list.readUInt32LE(index * 4));
    }
    next = list.readUInt32LE(places * 4);
  }
  return numbers;
}

/** The sectors of a chain, at most `most` of them: a ring ends there. */
function chain(first: number, next: NextSector, most: number): number[] {
  const numbers: number[] = [];
  for (let number = first; number <= LAST_REGULAR_SECTOR && numbers.length < most; number = next(number)) {
    numbers.push(number);
  }
  return numbers;
}

/** The children of the root, which hang together as a tree of siblings. */
function rootEntries(directory: Buffer, version: number): CompoundEntry[] {
  const found: CompoundEntry[] = [];
  const seen = new Set<number>();
  const waiting = [directory.readUInt32LE(76)];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    if (index === NO_ENTRY || seen.has(index) || seen.size > MAX_ENTRIES) continue;
    seen.add(index);
    const entry = directory.subarray(index * ENTRY_BYTES, (index + 1) * ENTRY_BYTES);
    if (entry.length < ENTRY_BYTES)
      throw new CompoundFileError('a directory that ends early', { cutOff: true });
    waiting.push(entry.readUInt32LE(68), entry.readUInt32LE(72));
    const kind = entry[66] === 2 ? 'stream' : entry[66] === 1 ? 'storage' : null;
    if (kind)
      found.push({
        name: entryName(entry),
        kind,
        firstSector: entry.readUInt32LE(116),
        size: entrySize(entry, version),
      });
  }
  return found;
}

function entryName(entry: Buffer): string {
  const bytes = Math.min(Math.max(entry.readUInt16LE(64) - 2, 0), 62);
  return entry.toString('utf16le', 0, bytes);
}

function entrySize(entry: Buffer, version: number): number {
  // The upper half means nothing in version 3 and may hold anything.
  const upper = version === 3 ? 0 : entry.readUInt32LE(124);
  return upper * 2 ** 32 + entry.readUInt32LE(120);
}
