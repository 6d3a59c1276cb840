import type { AdministrativeArea } from '#domain/postcodes/coverage.ts';
import { loadOnce } from '#domain/time/load-once.ts';
import { districtIndex } from './district-runs.ts';
import { loadSectorData, type SectorData } from './sector-table.ts';

export interface OutwardAreas {
  /** @param outward in capitals, as in "SO51" @returns its districts; none if there is no such code, or no table */
  placesOf(outward: string): Promise<readonly AdministrativeArea[]>;
}

export function createOutwardAreas(load: () => Promise<SectorData> = loadSectorData): OutwardAreas {
  const table = loadOnce(load);

  return {
    async placesOf(outward) {
      const data = await table().catch(() => null);
      if (!data) return [];
      const keys = new Set(Object.values(data.sectors[outward] ?? {}).flatMap(districtKeys));
      return [...keys].flatMap((key) => data.districts[districtIndex(key)]?.place ?? []);
    },
  };
}

/** In the notation of `district-runs.ts`: one key alone, or all keys and then the changes between them. */
function districtKeys(runs: string): string[] {
  const parts = runs.split(' ');
  return parts.length > 1 ? parts.slice(0, -1) : parts;
}
