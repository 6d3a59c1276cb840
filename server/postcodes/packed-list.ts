/**
 * The file of an imported list, made to be looked up as it lies in memory. All numbers are little-endian.
 *
 *     magic (8 bytes) · CRC-32 of all that follows (4) · length of the header (4) · header: JSON, `headerSchema`
 *     a key a sector, ascending (4 each) · where its block begins, from the first block on (4 each) · blocks
 *
 * A sector's block: how many meanings its postcodes have (2) · the meanings (2 each) · which of the 400 units exist, a
 * bit each (50) · for each existing unit in order, the number of its meaning in as few bits as are needed (none where
 * there is one meaning). A meaning is the number of a place in the header, or `retiredMeaning`.
 */
import * as v from 'valibot';
import type { RetiredMonth } from '../../app/features/postcode-check/copy.ts';
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

const firstRetired = 0x8000;
const firstYear = 1970;

/** The meaning of a postcode that was taken out of use. */
export function retiredMeaning({ year, month }: RetiredMonth): number {
  return firstRetired + (year - firstYear) * 12 + month - 1;
}

/** The month in a meaning, or null where it means a place. */
export function retiredMonth(meaning: number): RetiredMonth | null {
  if (meaning < firstRetired) return null;
  const months = meaning - firstRetired;
  return { year: firstYear + Math.floor(months / 12), month: (months % 12) + 1 };
}
