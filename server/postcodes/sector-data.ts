import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { Place } from './postcode-lookup.ts';

/** Made by `tools/make-sector-table.ts`; its licence is in `docs/licences.md`. */
const file = new URL('./sectors.json', import.meta.url);

const schema = v.object({
  attribution: v.array(v.string()),
  /** Code, name, county and police area of each district; empty where there is none. */
  districts: v.array(v.tuple([v.string(), v.string(), v.string(), v.string()])),
  /** Outward code → the last digits of its sectors → their districts, in the notation of `district-runs.ts`. */
  sectors: v.record(v.string(), v.record(v.string(), v.string())),
});

export type SectorFile = v.InferOutput<typeof schema>;

export interface SectorData {
  /** With the codes of the Office for National Statistics, in the order that the sectors count by. */
  districts: readonly { code: string; place: Place }[];
  sectors: SectorFile['sectors'];
}

/** Reads the facts about sectors and districts that come with the site. */
export async function loadSectorData(): Promise<SectorData> {
  const { districts, sectors } = v.parse(schema, JSON.parse(await readFile(file, 'utf8')));
  return {
    sectors,
    districts: districts.map(([code, district, county, policeArea]) => ({
      code,
      place: { district: district || null, county: county || null, policeArea: policeArea || null },
    })),
  };
}
