import { type CoverageArea, type CoverageRule, coverage } from '#content/coverage.ts';

/** In the names of the public postcode service, postcodes.io. */
export interface AdministrativeArea {
  district: string | null;
  /** Null in unitary areas too: Southampton lies in no county. */
  county: string | null;
  policeArea: string | null;
}

export function isServed(place: AdministrativeArea, area: CoverageArea): boolean {
  const rule: CoverageRule = coverage[area];
  return (
    matches(rule.counties, place.county) ||
    matches(rule.districts, place.district) ||
    matches(rule.policeAreas, place.policeArea)
  );
}

function matches(names: readonly string[], name: string | null): boolean {
  return name !== null && names.includes(name);
}
