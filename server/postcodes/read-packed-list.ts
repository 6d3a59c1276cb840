// The format is described in docs/decisions/0008-postcodes-by-sector.md.
import { crc32 } from 'node:zlib';
import * as v from 'valibot';
import type { Place } from '#domain/postcodes/coverage.ts';
import { UNIT_LETTERS, UNITS_IN_SECTOR } from '#domain/postcodes/postcode.ts';
import type { RetiredMonth } from '#domain/postcodes/postcode-outcome.ts';
import type { ListFacts } from './list-file.ts';

export const PACKED_LIST_FILE = 'postcodes.bin';

const MAGIC = Buffer.from('UKPCODE1', 'latin1');
const PREAMBLE_BYTES = 16;
const RETIRED = 0x8000;
const MONTH_BITS = 12;

const name = v.nullable(v.string());
const headerSchema = v.object({
  layout: v.string(),
  importedAt: v.string(),
  sectors: v.pipe(v.number(), v.integer(), v.minValue(0)),
  places: v.array(v.object({ district: name, county: name, policeArea: name })),
});

export interface PackedList extends ListFacts {
  postcodes: Iterable<[postcode: string, meaning: Place | RetiredMonth]>;
}

export function readPackedList(bytes: Buffer): PackedList | null {
  if (bytes.length < PREAMBLE_BYTES || !bytes.subarray(0, MAGIC.length).equals(MAGIC)) return null;
  if (crc32(bytes.subarray(MAGIC.length + 4)) !== bytes.readUInt32LE(MAGIC.length)) return null;
  const keysAt = PREAMBLE_BYTES + bytes.readUInt32LE(PREAMBLE_BYTES - 4);
  const parsed = v.safeParse(headerSchema, JSON.parse(bytes.toString('utf8', PREAMBLE_BYTES, keysAt)));
  if (!parsed.success) return null;
  const { sectors, places, ...facts } = parsed.output;
  const offsetsAt = keysAt + sectors * 4;

  function* readPostcodes(): Generator<[postcode: string, meaning: Place | RetiredMonth]> {
    for (let row = 0; row < sectors; row++) {
      const sector = sectorName(bytes.readUInt32LE(keysAt + row * 4));
      const block = bytes.subarray(offsetsAt + sectors * 4 + bytes.readUInt32LE(offsetsAt + row * 4));
      for (const [unit, meaning] of readBlock(block)) {
        const place = typeof meaning === 'number' ? places[meaning] : meaning;
        if (place) yield [sector + unitName(unit), place];
      }
    }
  }
  return { ...facts, postcodes: readPostcodes() };
}

function* readBlock(block: Buffer): Generator<[unit: number, meaning: number | RetiredMonth]> {
  const meanings = Array.from({ length: block.readUInt16LE(0) }, (_, index) =>
    block.readUInt16LE(2 + index * 2),
  );
  const width = meanings.length < 2 ? 0 : 32 - Math.clz32(meanings.length - 1);
  const unitsAt = 2 + meanings.length * 2;
  const numbersAt = unitsAt + UNITS_IN_SECTOR / 8;
  const units = Array.from({ length: UNITS_IN_SECTOR }, (_, unit) => unit).filter(
    (unit) => readBits(block, unitsAt, unit, 1) === 1,
  );
  const monthsAt = numbersAt + Math.ceil((units.length * width) / 8);
  let retired = 0;
  for (const [row, unit] of units.entries()) {
    const meaning = meanings[readBits(block, numbersAt, row * width, width)];
    if (meaning === RETIRED)
      yield [unit, toMonth(readBits(block, monthsAt, MONTH_BITS * retired++, MONTH_BITS))];
    else if (meaning !== undefined) yield [unit, meaning];
  }
}

function readBits(bytes: Buffer, at: number, firstBit: number, width: number): number {
  let value = 0;
  for (let bit = 0; bit < width; bit++) {
    const position = firstBit + bit;
    value |= (((bytes[at + (position >>> 3)] ?? 0) >>> (position & 7)) & 1) << bit;
  }
  return value;
}

function toMonth(months: number): RetiredMonth {
  return { year: 1970 + Math.floor(months / 12), month: (months % 12) + 1 };
}

/** Five digits to the base of 37, of which 0 is a space: "SO147", "  M11". */
function sectorName(key: number): string {
  let compact = '';
  for (let rest = key; rest > 0; rest = Math.floor(rest / 37))
    compact = ((rest % 37) - 1).toString(36) + compact;
  return `${compact.slice(0, -1)} ${compact.slice(-1)}`.toUpperCase();
}

function unitName(unit: number): string {
  const { length } = UNIT_LETTERS;
  return UNIT_LETTERS.charAt(Math.floor(unit / length)) + UNIT_LETTERS.charAt(unit % length);
}
