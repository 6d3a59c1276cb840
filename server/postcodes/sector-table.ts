import { districtIndex, districtOf } from './district-runs.ts';
import { placeOutsideGreatBritain } from './outside-great-britain.ts';
import { LookupError, type Place, type PostcodeAnswer, type PostcodeLookup } from './postcode-lookup.ts';
import { splitPostcode, unitNumber } from './postcode-parts.ts';
import { loadSectorData, type SectorData } from './sector-data.ts';

const nowhere: Place = { district: null, county: null, policeArea: null };

/**
 * Answers from the table of postcode sectors that comes with the site, read at the first lookup. It knows the district of
 * every postcode of Great Britain, but not which postcodes of a sector exist: an invented one gets its neighbours' district.
 * A sector it does not hold is not found, for the table has every sector of Great Britain, and new ones are rare.
 */
export function createSectorTable(load: () => Promise<SectorData> = loadSectorData): PostcodeLookup {
  let loading: Promise<SectorData> | null = null;
  let working = true;

  async function data(): Promise<SectorData> {
    try {
      loading ??= load();
      const loaded = await loading;
      working = true;
      return loaded;
    } catch (error) {
      loading = null;
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

function placeOf({ districts }: SectorData, signs: string): Place {
  return districts[districtIndex(signs)]?.place ?? nowhere;
}
