import type { AdministrativeArea } from '#domain/postcodes/coverage.ts';
import { districtIndex } from './district-runs.ts';
import { loadSectorData, type SectorData } from './sector-table.ts';

export interface OutwardAreas {
  /** @param outward in capitals, as in "SO51" @returns its districts; none if there is no such code, or no table */
  placesOf(outward: string): Promise<readonly AdministrativeArea[]>;
}

export function createOutwardAreas(load: () => Promise<SectorData> = loadSectorData): OutwardAreas {
  let loading: Promise<SectorData | null> | null = null;

  return {
    async placesOf(outward) {
      loading ??= load().catch(() => null);
      const data = await loading;
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
