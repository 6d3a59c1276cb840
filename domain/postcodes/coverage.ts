import { home, services } from '#content/coverage.yaml';
import type { CoverageArea, CoverageRule } from '../content/area/coverage.ts';
import { isInArea } from './postcode-area.ts';

/** In the names of the public postcode service, postcodes.io. */
export interface AdministrativeArea {
  district: string | null;
  /** Null in unitary areas too: Southampton lies in no county. */
  county: string | null;
  policeArea: string | null;
}

export interface Address {
  place: AdministrativeArea;
  /** Whole, its first half, or nothing where neither is known. */
  postcode?: string;
}

export function isServed(
  { place, postcode = '' }: Address,
  area: CoverageArea,
  rule: CoverageRule = area === 'home' ? home : services,
): boolean {
  return (
    rule.postcodes.some((beginning) => isInArea(postcode, beginning)) ||
    matches(rule.counties, place.county) ||
    matches(rule.districts, place.district) ||
    matches(rule.policeAreas, place.policeArea)
  );
}

function matches(names: readonly string[], name: string | null): boolean {
  return name !== null && names.includes(name);
}
