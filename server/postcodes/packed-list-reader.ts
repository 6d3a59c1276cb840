import { crc32 } from 'node:zlib';
import * as v from 'valibot';
import type { RetiredMonth } from '#domain/postcodes/postcode-outcome.ts';
import {
  bitmapBytes,
  bitsFor,
  headerSchema,
  type ListHeader,
  magic,
  monthBits,
  preambleBytes,
  retiredMark,
  retiredMonth,
  sectorKey,
} from './packed-list.ts';
import { LookupError, type Place } from './postcode-lookup.ts';
import { splitPostcode, unitNumber, unitsInSector } from './postcode-parts.ts';

type Entry = { found: true; place: Place } | { found: false; retired: RetiredMonth };

export interface PackedList {
  header: ListHeader;
  /** What the list says of a postcode in the canonical form; null where it does not hold it. */
  find(postcode: string): Entry | null;
}

/**
 * Reads the bytes of an imported list, which it keeps and searches as they are.
 *
 * @throws LookupError where they are damaged or of another kind; `path` is for its message
 */
export function readPackedList(bytes: Buffer, path: string): PackedList {
  const refuse = () =>
    new LookupError('unreadable', `${path} is not a list of postcodes, or is damaged: import it again`);
  if (!bytes.subarray(0, magic.length).equals(magic) || bytes.length < preambleBytes) throw refuse();
  if (crc32(bytes.subarray(magic.length + 4)) !== bytes.readUInt32LE(magic.length)) throw refuse();

  const tablesAt = preambleBytes + bytes.readUInt32LE(preambleBytes - 4);
  const parsed = v.safeParse(headerSchema, JSON.parse(bytes.toString('utf8', preambleBytes, tablesAt)));
  if (!parsed.success) throw refuse();
  const header = parsed.output;
  const offsetsAt = tablesAt + header.sectors * 4;
  const blocksAt = offsetsAt + header.sectors * 4;

  return {
    header,
    find(postcode) {
      const { sector, unit } = splitPostcode(postcode);
      const row = findRow(bytes, tablesAt, header.sectors, sectorKey(sector));
      if (row === null) return null;
      const meaning = readMeaning(
        bytes,
        blocksAt + bytes.readUInt32LE(offsetsAt + row * 4),
        unitNumber(unit),
      );
      return meaning === null ? null : explain(header, meaning);
    },
  };
}

function findRow(bytes: Buffer, keysAt: number, rows: number, key: number): number | null {
  let low = 0;
  let high = rows - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const here = bytes.readUInt32LE(keysAt + middle * 4);
    if (here === key) return middle;
    if (here < key) low = middle + 1;
    else high = middle - 1;
  }
  return null;
}

function readMeaning(bytes: Buffer, blockAt: number, unit: number): number | null {
  const meanings = bytes.readUInt16LE(blockAt);
  const bitmapAt = blockAt + 2 + meanings * 2;
  if (unit < 0 || readBits(bytes, bitmapAt, unit, 1) === 0) return null;

  const numbersAt = bitmapAt + bitmapBytes;
  const width = bitsFor(meanings);
  const meaningOf = (row: number) =>
    bytes.readUInt16LE(blockAt + 2 + readBits(bytes, numbersAt, row * width, width) * 2);
  const row = countUnits(bytes, bitmapAt, unit);
  const meaning = meaningOf(row);
  if (meaning !== retiredMark) return meaning;

  const monthsAt = numbersAt + Math.ceil((countUnits(bytes, bitmapAt, unitsInSector) * width) / 8);
  let retiredBefore = 0;
  for (let other = 0; other < row; other++) if (meaningOf(other) === retiredMark) retiredBefore += 1;
  return retiredMark + readBits(bytes, monthsAt, retiredBefore * monthBits, monthBits);
}

/** A number of `width` bits, the lowest first. */
function readBits(bytes: Buffer, at: number, firstBit: number, width: number): number {
  let value = 0;
  for (let bit = 0; bit < width; bit++) {
    const position = firstBit + bit;
    value |= (((bytes[at + (position >>> 3)] ?? 0) >>> (position & 7)) & 1) << bit;
  }
  return value;
}

/** How many units exist below one. */
function countUnits(bytes: Buffer, at: number, below: number): number {
  let count = 0;
  for (let bit = 0; bit < below; bit++) count += readBits(bytes, at, bit, 1);
  return count;
}

function explain(header: ListHeader, meaning: number): Entry {
  const retired = retiredMonth(meaning);
  if (retired) return { found: false, retired };
  const place = header.places[meaning];
  if (!place) throw new LookupError('unreadable', 'The imported list names a place that it does not hold');
  return { found: true, place };
}
