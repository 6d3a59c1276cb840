import { crc32, deflateRawSync } from 'node:zlib';

export interface ArchiveEntry {
  name: string;
  content: string | Buffer;
  /** 8 is deflate, 0 stored. */
  method?: number;
  flags?: number;
  /** Values that replace the right ones. */
  crc?: number;
  declaredSize?: number;
  /** Index of an earlier entry, whose bytes are used in place of its own. */
  sharesWith?: number;
}

/** A ZIP archive made byte by byte, so that any part of it can be wrong. */
export function archive(entries: ArchiveEntry[], { comment = '' } = {}): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  const offsets: number[] = [];
  let offset = 0;
  for (const entry of entries) {
    const raw = Buffer.from(entry.content);
    const method = entry.method ?? 8;
    const packed = method === 8 ? deflateRawSync(raw) : raw;
    const name = Buffer.from(entry.name);
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    header.writeUInt16LE(entry.flags ?? 0x0800, 2);
    header.writeUInt16LE(method, 4);
    header.writeUInt32LE(entry.crc ?? crc32(raw), 10);
    header.writeUInt32LE(packed.length, 14);
    header.writeUInt32LE(entry.declaredSize ?? raw.length, 18);
    header.writeUInt16LE(name.length, 22);
    const place = entry.sharesWith === undefined ? offset : (offsets[entry.sharesWith] ?? 0);
    offsets.push(place);
    central.push(centralHeader(header, name, place));
    if (entry.sharesWith !== undefined) continue;
    const record = Buffer.concat([Buffer.from('PK\x03\x04'), header, name, packed]);
    local.push(record);
    offset += record.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  end.writeUInt16LE(comment.length, 16);
  return Buffer.concat([...local, directory, Buffer.from('PK\x05\x06'), end, Buffer.from(comment, 'latin1')]);
}

function centralHeader(header: Buffer, name: Buffer, offset: number): Buffer {
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(offset, 10);
  return Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), header, tail, name]);
}

const contentTypes = (mainType: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${mainType}"/></Types>`;

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

export function wordEntries({ mainType = wordType, words = 'Curriculum vitae' } = {}): ArchiveEntry[] {
  return [
    { name: '[Content_Types].xml', content: contentTypes(mainType) },
    {
      name: '_rels/.rels',
      content:
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    },
    {
      name: 'word/document.xml',
      content: `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${words}</w:t></w:r></w:p></w:body></w:document>`,
    },
  ];
}

export function wordArchive(...more: ArchiveEntry[]): Buffer {
  return archive([...wordEntries(), ...more]);
}
