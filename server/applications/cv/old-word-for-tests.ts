const SECTOR = 512;

/** The container of old Office documents: its header, one stream, and a directory that names its parts. */
export function compound(names: string[], stream = wordStream()): Buffer {
  const header = Buffer.alloc(SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(Math.ceil(stream.length / SECTOR), 48);
  const entries = names.map((name) => entryOf(name, stream.length));
  const directory = Buffer.concat([entryOf('Root Entry', 0), ...entries]);
  return Buffer.concat([header, inSectors(stream), inSectors(directory)]);
}

function inSectors(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(Math.ceil(bytes.length / SECTOR) * SECTOR - bytes.length)]);
}

function entryOf(name: string, size: number): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt32LE(size, 120);
  return entry;
}

export function wordStream({ flags = 0x0200, bytes = 6000 } = {}): Buffer {
  const stream = Buffer.alloc(bytes, 0x20);
  stream.writeUInt16LE(flags, 10);
  return stream;
}

export function oldWord(stream = wordStream()): Buffer {
  return compound(['WordDocument', '1Table'], stream);
}
