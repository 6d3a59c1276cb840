import type { AdministrativeArea } from '#domain/postcodes/coverage.ts';
import type { RetiredMonth } from '#domain/postcodes/postcode-outcome.ts';

const letters = [...'ABDEFGHJLNPQRSTUWXYZ'];
const everyUnit = letters.flatMap((first) => letters.map((second) => first + second));
const places: AdministrativeArea[] = Array.from({ length: 300 }, (_, index) => ({
  district: `District ${index}`,
  county: null,
  policeArea: null,
}));

/** A number for each unit that looks without order and is the same on every run. */
const scatter = (unit: number, sector: number) => (unit * 7_919 + sector * 104_729) % 1_000;

/** Null if there is no such postcode. */
function meaningOf(unit: number, sector: number): AdministrativeArea | RetiredMonth | null {
  const value = scatter(unit, sector);
  if (sector === 0) return places[7] ?? null;
  if (value < 150 * sector) return null;
  if (sector === 1) return places[value % 2] ?? null;
  return value % 3 === 0
    ? { year: 1970 + (value % 60), month: (value % 12) + 1 }
    : (places[value % 300] ?? null);
}

/** Every postcode of sectors with one meaning or hundreds, full or nearly empty; those that do not exist included. */
export const scatteredPostcodes = ['M2 1', 'M21 1', 'W1A 7', 'EC2V 8', 'ZE3 9'].flatMap((name, sector) =>
  everyUnit.map((unitLetters, unit) => ({
    postcode: name + unitLetters,
    meaning: meaningOf(unit, sector),
  })),
);

export function answerFor(meaning: AdministrativeArea | RetiredMonth | null) {
  if (meaning === null) return { found: false, source: 'imported' };
  return 'month' in meaning
    ? { found: false, retired: meaning, source: 'imported' }
    : { found: true, place: meaning, source: 'imported' };
}
