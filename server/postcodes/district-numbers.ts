import { districtsOutsideGreatBritain } from './outside-great-britain.ts';
import type { Place } from './postcode-lookup.ts';
import type { SectorData } from './sector-data.ts';

export interface DistrictNumbers {
  /** The number of a district's place among `places`; '' and the codes for "none" lie nowhere. */
  numberOf(code: string): number;
  places: Place[];
  /** Codes that no facts are known of, with how often they came; they lie nowhere. */
  unknown: Map<string, number>;
}

const nowhere: Place = { district: null, county: null, policeArea: null };

/** E99999999 and its like: "no district in England". Those of the Crown dependencies are names in their own right. */
const noDistrict = /^$|^[ENSW]99999999$/;

/** Numbers the districts of a list in the order in which they come, by the facts known of them. */
export function createDistrictNumbers(facts: SectorData['districts']): DistrictNumbers {
  const known = new Map(facts.map(({ code, place }) => [code, place]));
  const places: Place[] = [nowhere];
  const numbers = new Map<string, number>();
  const unknown = new Map<string, number>();
  return {
    places,
    unknown,
    numberOf(code) {
      if (noDistrict.test(code)) return 0;
      const number = numbers.get(code);
      if (number !== undefined) return number;
      const place = known.get(code) ?? districtsOutsideGreatBritain[code];
      if (!place) {
        unknown.set(code, (unknown.get(code) ?? 0) + 1);
        return 0;
      }
      numbers.set(code, places.length);
      return places.push(place) - 1;
    },
  };
}
