import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { AdministrativeArea } from '#domain/postcodes/coverage.ts';
import { splitPostcode, unitNumber } from '#domain/postcodes/postcode.ts';
import { loadOnce } from '#domain/time/load-once.ts';
import { districtIndex, districtOf } from './district-runs.ts';
import { placeOutsideGreatBritain } from './outside-great-britain.ts';
import { LookupError, NOWHERE, type PostcodeAnswer, type PostcodeLookup } from './postcode-lookup.ts';

const TABLE_FILE = new URL('./sectors.json', import.meta.url);

const tableSchema = v.object({
  attribution: v.array(v.string()),
  /** Code, name, county and police area; empty if there is none. */
  districts: v.array(v.tuple([v.string(), v.string(), v.string(), v.string()])),
  /** Outward code → the last digits of its sectors → their districts, in the notation of `district-runs.ts`. */
  sectors: v.record(v.string(), v.record(v.string(), v.string())),
});

export type SectorFile = v.InferOutput<typeof tableSchema>;

export interface SectorData {
  districts: readonly { code: string; place: AdministrativeArea }[];
  sectors: SectorFile['sectors'];
}

export async function loadSectorData(): Promise<SectorData> {
  const { districts, sectors } = v.parse(tableSchema, JSON.parse(await readFile(TABLE_FILE, 'utf8')));
  return {
    sectors,
    districts: districts.map(([code, district, county, policeArea]) => ({
      code,
      place: { district: district || null, county: county || null, policeArea: policeArea || null },
    })),
  };
}

/** Not which postcodes of a sector exist: an invented one gets its neighbours' district. Unknown sectors are rare. */
export function createSectorTable(load: () => Promise<SectorData> = loadSectorData): PostcodeLookup {
  const table = loadOnce(load);
  let working = true;

  async function data(): Promise<SectorData> {
    try {
      const loaded = await table();
      working = true;
      return loaded;
    } catch (error) {
      working = false;
      throw new LookupError('unreadable', 'The table of postcode sectors cannot be read', { cause: error });
    }
  }

  return {
    async find(postcode) {
      return answerFrom(await data(), postcode);
    },
    state: () => ({ source: 'table', working }),
  };
}

function answerFrom(data: SectorData, postcode: string): PostcodeAnswer {
  const { sector, unit } = splitPostcode(postcode);
  const number = unitNumber(unit);
  if (number < 0) return { found: false, source: 'table' };
  const runs = runsOf(data.sectors, sector);
  const place = runs === null ? placeOutsideGreatBritain(postcode) : placeOf(data, districtOf(runs, number));
  return place ? { found: true, place, source: 'table' } : { found: false, source: 'table' };
}

function runsOf(sectors: SectorData['sectors'], sector: string): string | null {
  const [outward = '', digit = ''] = sector.split(' ');
  for (const [digits, runs] of Object.entries(sectors[outward] ?? {})) {
    if (digits.includes(digit)) return runs;
  }
  return null;
}

function placeOf({ districts }: SectorData, code: string): AdministrativeArea {
  return districts[districtIndex(code)]?.place ?? NOWHERE;
}
