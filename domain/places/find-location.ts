import { outwardCodes, regions } from '#content/places.yaml';
import { createSpelling } from '../text/spelling.ts';
import { plainText } from '../text/word-patterns.ts';

export interface Location {
  name: string;
  code: string;
  latitude: number;
  longitude: number;
  /** 0 for a town. */
  radiusMiles: number;
}

const { named, codes } = readLocations();
const MAX_WORDS_OF_NAME = Math.max(...[...named.keys()].map((name) => name.split(' ').length));

const POSTCODE = /(?<![^ ])([a-z]{1,2}\d[a-z\d]?)(?: ?\d(?:[a-z]{2})?)?(?![^ ])/g;

function readLocations() {
  const codes = new Map<string, Location>();
  const named = new Map<string, Location>();
  for (const line of outwardCodes.trim().split('\n').filter(Boolean)) {
    const [code = '', latitude, longitude, ...names] = line.split(' ');
    const point = { code, latitude: Number(latitude), longitude: Number(longitude), radiusMiles: 0 };
    codes.set(code.toLowerCase(), { name: code, ...point });
    for (const name of names.join(' ').split(', ')) {
      if (!named.has(plainText(name))) named.set(plainText(name), { name, ...point });
    }
  }
  for (const { name, around, miles } of regions) {
    const centre = codes.get(around.toLowerCase());
    if (centre) named.set(plainText(name), { ...centre, name, radiusMiles: miles });
  }
  return { named, codes };
}

const similarName = createSpelling(named.keys(), { minLength: 6 });

/** Reads a whole text as a postcode, the first half of one, or a name that may be begun or misspelt. */
export function findLocation(text: string): Location | null {
  const [location] = locationsIn(text).found;
  return location ?? locationBeginning(plainText(text)) ?? similarLocation(plainText(text));
}

const MIN_LENGTH_OF_BEGINNING = 3;

function locationBeginning(beginning: string): Location | null {
  if (beginning.length < MIN_LENGTH_OF_BEGINNING) return null;
  return [...named].find(([name]) => name.startsWith(beginning))?.[1] ?? null;
}

export function similarLocation(name: string): Location | null {
  return named.get(similarName(name) ?? '') ?? null;
}

/** Finds the locations that a text spells rightly, in its order; beside a town no region counts. */
export function locationsIn(text: string): { found: Location[]; rest: string } {
  const found: Location[] = [];
  const withoutCodes = plainText(text).replace(POSTCODE, (match, code: string) => {
    const location = codes.get(code);
    if (location) found.push(location);
    return location ? '' : match;
  });
  const words = withoutCodes.split(' ').filter(Boolean);
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const { location, length } = namedAt(words, at);
    if (location) found.push(location);
    else rest.push(...words.slice(at, at + 1));
    at += length;
  }
  const towns = found.filter(({ radiusMiles }) => radiusMiles === 0);
  return { found: towns.length > 0 ? towns : found, rest: rest.join(' ') };
}

function namedAt(words: readonly string[], at: number): { location: Location | null; length: number } {
  for (let length = MAX_WORDS_OF_NAME; length > 0; length -= 1) {
    const location = named.get(words.slice(at, at + length).join(' '));
    if (location && at + length <= words.length) return { location, length };
  }
  return { location: null, length: 1 };
}

const EARTH_RADIUS_MILES = 3959;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function milesBetween(one: Location, other: Location): number {
  const north = radians(other.latitude - one.latitude);
  const east =
    radians(other.longitude - one.longitude) * Math.cos(radians((one.latitude + other.latitude) / 2));
  const apart = Math.hypot(north, east) * EARTH_RADIUS_MILES;
  return Math.max(0, apart - one.radiusMiles - other.radiusMiles);
}
