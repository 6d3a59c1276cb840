const SECTOR = 512;
const SMALL = 64;
/** Shorter streams lie in small sectors. */
const SMALLEST = 4096;
const FREE = 0xffffffff;
const END = 0xfffffffe;
const TABLE = 0xfffffffd;

export interface CompoundPart {
  name: string;
  /** A storage where there is none. */
  content?: Buffer;
  /** True if it lies in the storage before it and not at the root. */
  nested?: boolean;
}

/** A compound file made byte by byte: the header, the streams, the small streams, the directory, the table. */
export function compound(parts: CompoundPart[]): Buffer {
  const next: number[] = [];
  const nextSmall: number[] = [];
  const small: Buffer[] = [];
  const large: Buffer[] = [];
  const firsts = parts.map(({ content }) => {
    if (!content) return 0;
    return content.length < SMALLEST
      ? put(content, SMALL, nextSmall, small)
      : put(content, SECTOR, next, large);
  });
  const container = Buffer.concat(small);
  const firstSmall = container.length > 0 ? put(container, SECTOR, next, large) : END;
  const smallTable = numbersOf(nextSmall, SECTOR);
  const firstSmallTable = smallTable.length > 0 ? put(smallTable, SECTOR, next, large) : END;
  const root = { first: firstSmall, size: container.length };
  const firstDirectory = put(directoryOf(parts, firsts, root), SECTOR, next, large);
  const tables = Math.ceil((next.length + 1) / (SECTOR / 4 - 1));
  const firstTable = next.length;
  for (let index = 0; index < tables; index += 1) next.push(TABLE);
  const header = headerOf({ firstDirectory, firstTable, tables, firstSmallTable });
  return Buffer.concat([header, ...large, numbersOf(next, tables * SECTOR)]);
}

function put(bytes: Buffer, size: number, next: number[], sectors: Buffer[]): number {
  const count = Math.ceil(bytes.length / size);
  const first = next.length;
  for (let index = 1; index <= count; index += 1) next.push(index === count ? END : first + index);
  sectors.push(bytes, Buffer.alloc(count * size - bytes.length));
  return first;
}

function numbersOf(next: number[], bytes: number): Buffer {
  const table = Buffer.alloc(next.length === 0 ? 0 : Math.max(bytes, next.length * 4), 0xff);
  for (const [index, value] of next.entries()) table.writeUInt32LE(value, index * 4);
  return table;
}

interface Places {
  firstDirectory: number;
  firstTable: number;
  tables: number;
  firstSmallTable: number;
}

function headerOf({ firstDirectory, firstTable, tables, firstSmallTable }: Places): Buffer {
  const header = Buffer.alloc(SECTOR, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.fill(0, 8, 76);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(tables, 44);
  header.writeUInt32LE(firstDirectory, 48);
  header.writeUInt32LE(SMALLEST, 56);
  header.writeUInt32LE(firstSmallTable, 60);
  header.writeUInt32LE(END, 68);
  for (let index = 0; index < tables; index += 1) header.writeUInt32LE(firstTable + index, 76 + index * 4);
  return header;
}

/** The entries hang on one another to the right; nested ones below the storage before them. */
function directoryOf(parts: CompoundPart[], firsts: number[], root: EntryLinks): Buffer {
  const atRoot = parts.flatMap((part, index) => (part.nested ? [] : [index + 1]));
  const entries = [entryOf('Root Entry', 5, { ...root, child: atRoot[0] })];
  for (const [index, part] of parts.entries()) {
    const right = part.nested ? undefined : atRoot[atRoot.indexOf(index + 1) + 1];
    const child = !part.content && parts[index + 1]?.nested ? index + 2 : undefined;
    const size = part.content?.length ?? 0;
    entries.push(entryOf(part.name, part.content ? 2 : 1, { right, child, first: firsts[index], size }));
  }
  return Buffer.concat(entries);
}

interface EntryLinks {
  right?: number;
  child?: number;
  first?: number;
  size?: number;
}

function entryOf(
  name: string,
  kind: number,
  { right = FREE, child = FREE, first = 0, size = 0 }: EntryLinks,
): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry[66] = kind;
  entry.writeUInt32LE(FREE, 68);
  entry.writeUInt32LE(right, 72);
  entry.writeUInt32LE(child, 76);
  entry.writeUInt32LE(first, 116);
  entry.writeUInt32LE(size, 120);
  return entry;
}

export function wordStream({ identifier = 0xa5ec, flags = 0x0200, bytes = 6000 } = {}): Buffer {
  const stream = Buffer.alloc(bytes, 0x20);
  stream.writeUInt16LE(identifier, 0);
  stream.writeUInt16LE(193, 2);
  stream.writeUInt16LE(flags, 10);
  return stream;
}

const tableStream = Buffer.alloc(5000, 1);

export function oldWord(stream: Buffer = wordStream(), ...more: CompoundPart[]): Buffer {
  return compound([
    { name: 'WordDocument', content: stream },
    { name: '1Table', content: tableStream },
    ...more,
  ]);
}
