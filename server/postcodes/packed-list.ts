/**
 * The file of an imported list, made to be looked up as it lies in memory. All numbers are little-endian.
 *
 *     magic (8 bytes) · CRC-32 of all that follows (4) · length of the header (4) · header: JSON, `headerSchema`
 *     a key a sector, ascending (4 each) · where its block begins, from the first block on (4 each) · blocks
 *
 * A sector's block: how many meanings its postcodes have (2) · the meanings (2 each): the number of a place in the header, or
 * `retiredMark` · which of the 400 units exist, a bit each (50) · for each existing unit in order, the number of its
 * meaning in as few bits as are needed (none where there is one meaning) · for each retired unit in order, its month in
 * `monthBits` bits, counted from January 1970. The lists of bits begin at whole bytes, the lowest bit first.
 */
import * as v from 'valibot';
import type { RetiredMonth } from '#domain/postcodes/postcode-outcome.ts';
import { unitsInSector } from './postcode-parts.ts';

export const magic = Buffer.from('UKPCODE1', 'latin1');
/** Magic, checksum and length of the header. */
export const preambleBytes = 16;
export const bitmapBytes = unitsInSector / 8;

const name = v.nullable(v.string());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const headerSchema = v.object({
  layout: v.string(),
  importedAt: v.string(),
  /** Postcodes in use, without the retired ones. */
  postcodes: count,
  retired: count,
  sectors: count,
  /** The areas (`BT`, `JE`, …) outside Great Britain whose postcodes the list holds. */
  areasOutside: v.array(v.string()),
  places: v.array(v.object({ district: name, county: name, policeArea: name })),
});
export type ListHeader = v.InferOutput<typeof headerSchema>;

/** A number for a sector ("SO14 7"), different for each. */
export function sectorKey(sector: string): number {
  let key = 0;
  for (const sign of sector.replace(' ', '').padStart(5, ' ')) key = key * 37 + signNumber(sign);
  return key;
}

function signNumber(sign: string): number {
  return sign === ' ' ? 0 : Number.parseInt(sign, 36) + 1;
}

/** How many bits tell `meanings` apart. */
export function bitsFor(meanings: number): number {
  return meanings < 2 ? 0 : 32 - Math.clz32(meanings - 1);
}

/** What stands among the meanings for all retired postcodes; from it on, `retiredMeaning` counts the months. */
export const retiredMark = 0x8000;
export const monthBits = 12;
const firstYear = 1970;

/** The meaning of a postcode that was taken out of use, from January 1970 on. */
export function retiredMeaning({ year, month }: RetiredMonth): number {
  return retiredMark + (year - firstYear) * 12 + month - 1;
}

/** The month in a meaning, or null where it means a place. */
export function retiredMonth(meaning: number): RetiredMonth | null {
  if (meaning < retiredMark) return null;
  const months = meaning - retiredMark;
  return { year: firstYear + Math.floor(months / 12), month: (months % 12) + 1 };
}
