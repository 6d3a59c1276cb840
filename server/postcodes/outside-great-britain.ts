import type { AdministrativeArea } from '#domain/postcodes/coverage.ts';

const placeIn = (district: string): AdministrativeArea => ({ district, county: null, policeArea: null });

const PLACES_BY_AREA: Record<string, AdministrativeArea> = {
  BT: placeIn('Northern Ireland'),
  GY: placeIn('Channel Islands'),
  JE: placeIn('Channel Islands'),
  IM: placeIn('Isle of Man'),
};

export const AREAS_OUTSIDE = Object.keys(PLACES_BY_AREA);

/** No list of Great Britain holds them; real people live there and read "Coming Soon", not "does not exist". */
export function placeOutsideGreatBritain(postcode: string): AdministrativeArea | null {
  return PLACES_BY_AREA[areaOf(postcode)] ?? null;
}

export function areaOf(postcode: string): string {
  return postcode.charAt(1) > '9' ? postcode.slice(0, 2) : postcode.charAt(0);
}

export const DISTRICTS_OUTSIDE: Record<string, AdministrativeArea> = {
  N09000001: placeIn('Antrim and Newtownabbey'),
  N09000002: placeIn('Armagh City, Banbridge and Craigavon'),
  N09000003: placeIn('Belfast'),
  N09000004: placeIn('Causeway Coast and Glens'),
  N09000005: placeIn('Derry City and Strabane'),
  N09000006: placeIn('Fermanagh and Omagh'),
  N09000007: placeIn('Lisburn and Castlereagh'),
  N09000008: placeIn('Mid and East Antrim'),
  N09000009: placeIn('Mid Ulster'),
  N09000010: placeIn('Newry, Mourne and Down'),
  N09000011: placeIn('Ards and North Down'),
  L99999999: placeIn('Channel Islands'),
  M99999999: placeIn('Isle of Man'),
};
