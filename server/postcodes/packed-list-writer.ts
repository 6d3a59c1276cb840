import { crc32 } from 'node:zlib';
import {
  bitmapBytes,
  bitsFor,
  type ListHeader,
  magic,
  monthBits,
  preambleBytes,
  retiredMark,
  sectorKey,
} from './packed-list.ts';
import { splitPostcode, unitNumber, unitsInSector } from './postcode-parts.ts';

export interface PackedListWriter {
  /**
   * Takes one postcode in the canonical form, in any order, with the number of its place or `retiredMeaning`.
   *
   * @returns what is wrong with it, null where it was taken
   */
  add(postcode: string, meaning: number): 'unit letters that no postcode has' | 'given twice' | null;
  /** The file's bytes. */
  finish(facts: Omit<ListHeader, 'sectors'>): Buffer;
}

/** Collects a list of postcodes, about 10 MB for the whole country, and packs it. */
export function createPackedListWriter(): PackedListWriter {
  /** For each sector the meaning of each unit plus one, 0 where there is no such unit. */
  const sectors = new Map<string, Uint16Array>();
  return {
    add(postcode, meaning) {
      const { sector, unit } = splitPostcode(postcode);
      const number = unitNumber(unit);
      if (number < 0) return 'unit letters that no postcode has';
      const units = sectors.get(sector) ?? new Uint16Array(unitsInSector);
      if (units[number] !== 0) return 'given twice';
      units[number] = meaning + 1;
      sectors.set(sector, units);
      return null;
    },
    finish(facts) {
      const rows = [...sectors].map(([sector, units]) => ({
        key: sectorKey(sector),
        block: packSector(units),
      }));
      rows.sort((one, other) => one.key - other.key);
      return assemble({ ...facts, sectors: rows.length }, rows);
    },
  };
}

function assemble(header: ListHeader, rows: { key: number; block: Buffer }[]): Buffer {
  const headerBytes = Buffer.from(JSON.stringify(header));
  const keys = Buffer.alloc(rows.length * 4);
  const offsets = Buffer.alloc(rows.length * 4);
  let offset = 0;
  for (const [row, { key, block }] of rows.entries()) {
    keys.writeUInt32LE(key, row * 4);
    offsets.writeUInt32LE(offset, row * 4);
    offset += block.length;
  }
  const preamble = Buffer.alloc(preambleBytes);
  magic.copy(preamble);
  preamble.writeUInt32LE(headerBytes.length, preambleBytes - 4);
  const file = Buffer.concat([preamble, headerBytes, keys, offsets, ...rows.map((row) => row.block)]);
  file.writeUInt32LE(crc32(file.subarray(magic.length + 4)), magic.length);
  return file;
}

function packSector(units: Uint16Array): Buffer {
  const taken = [...units].flatMap((value, unit) => (value === 0 ? [] : [{ unit, meaning: value - 1 }]));
  const meaningsOfUnits = taken.map(({ meaning }) => Math.min(meaning, retiredMark));
  const meanings = [...new Set(meaningsOfUnits)];
  const months = taken.flatMap(({ meaning }) => (meaning < retiredMark ? [] : [meaning - retiredMark]));

  const head = Buffer.alloc(2 + meanings.length * 2 + bitmapBytes);
  head.writeUInt16LE(meanings.length, 0);
  for (const [index, meaning] of meanings.entries()) head.writeUInt16LE(meaning, 2 + index * 2);
  for (const { unit } of taken) writeBits(head, head.length - bitmapBytes, unit, 1, 1);
  const numbers = meaningsOfUnits.map((meaning) => meanings.indexOf(meaning));
  return Buffer.concat([head, packBits(numbers, bitsFor(meanings.length)), packBits(months, monthBits)]);
}

function packBits(values: number[], width: number): Buffer {
  const bytes = Buffer.alloc(Math.ceil((values.length * width) / 8));
  for (const [index, value] of values.entries()) writeBits(bytes, 0, index * width, width, value);
  return bytes;
}

function writeBits(bytes: Buffer, at: number, firstBit: number, width: number, value: number): void {
  for (let bit = 0; bit < width; bit++) {
    const position = firstBit + bit;
    const byte = at + (position >>> 3);
    bytes[byte] = (bytes[byte] ?? 0) | (((value >>> bit) & 1) << (position & 7));
  }
}
