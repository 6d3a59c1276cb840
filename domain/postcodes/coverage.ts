import { type CoverageArea, type CoverageRule, coverage } from '#content/coverage.ts';

/** Where a postcode lies, in the names of the public postcode service; each is null if there is none. */
export interface Place {
  district: string | null;
  /** Null in unitary areas too: Southampton lies in no county. */
  county: string | null;
  policeArea: string | null;
}

/** Whether a place is served by the rule of the page that asks: one match of county, district or police area. */
export function isServed(place: Place, area: CoverageArea): boolean {
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
