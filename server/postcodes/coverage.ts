import { type CoverageArea, type CoverageRule, coverage } from '#content/coverage.ts';
import type { Place } from './postcode-lookup.ts';

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
