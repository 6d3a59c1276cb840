import { outwardCodes, regions } from '#content/places.ts';
import { createSpelling } from '../text/spelling.ts';
import { plainText } from '../text/word-patterns.ts';

export interface Place {
  /** As it is shown; of a postcode its outward code. */
  name: string;
  /** The outward code that it, or its middle, lies in. */
  code: string;
  latitude: number;
  longitude: number;
  /** In miles from its middle; a town is a point. */
  reach: number;
}

const { places, codes } = readPlaces();
const MAX_WORDS_OF_NAME = Math.max(...[...places.keys()].map((name) => name.split(' ').length));

/** With or without its second half, a space or capitals; a sector too. */
const POSTCODE = /(?<![^ ])([a-z]{1,2}\d[a-z\d]?)(?: ?\d(?:[a-z]{2})?)?(?![^ ])/g;

function readPlaces() {
  const codes = new Map<string, Place>();
  const places = new Map<string, Place>();
  for (const line of outwardCodes.trim().split('\n')) {
    const [code = '', latitude, longitude, ...names] = line.split(' ');
    const point = { code, latitude: Number(latitude), longitude: Number(longitude), reach: 0 };
    codes.set(code.toLowerCase(), { name: code, ...point });
    for (const name of names.join(' ').split(', ')) {
      if (!places.has(plainText(name))) places.set(plainText(name), { name, ...point });
    }
  }
  for (const { name, around, miles } of regions) {
    const middle = codes.get(around.toLowerCase());
    if (middle) places.set(plainText(name), { ...middle, name, reach: miles });
  }
  return { places, codes };
}

const similarName = createSpelling(places.keys(), { minLength: 6 });

/** What a whole text names: a postcode or its first half, or a place, if only its beginning or with a slip in it. */
export function findPlace(text: string): Place | null {
  const [named] = placesIn(text).found;
  return named ?? begunPlace(plainText(text)) ?? similarPlace(plainText(text));
}

const MIN_LENGTH_OF_BEGINNING = 3;

/** The first of the list: somebody is still typing, or thinks that this is enough. */
function begunPlace(beginning: string): Place | null {
  if (beginning.length < MIN_LENGTH_OF_BEGINNING) return null;
  return [...places].find(([name]) => name.startsWith(beginning))?.[1] ?? null;
}

/** @param name as {@link plainText} makes it */
export function similarPlace(name: string): Place | null {
  return places.get(similarName(name) ?? '') ?? null;
}

/** The places that a text names without a slip, in its order, and its other words; beside a town no region counts. */
export function placesIn(text: string): { found: Place[]; rest: string } {
  const found: Place[] = [];
  const withoutCodes = plainText(text).replace(POSTCODE, (match, code: string) => {
    const place = codes.get(code);
    if (place) found.push(place);
    return place ? '' : match;
  });
  const words = withoutCodes.split(' ').filter(Boolean);
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const { place, length } = nameAt(words, at);
    if (place) found.push(place);
    else rest.push(...words.slice(at, at + 1));
    at += length;
  }
  const towns = found.filter(({ reach }) => reach === 0);
  return { found: towns.length > 0 ? towns : found, rest: rest.join(' ') };
}

function nameAt(words: readonly string[], at: number): { place: Place | null; length: number } {
  for (let length = MAX_WORDS_OF_NAME; length > 0; length -= 1) {
    const place = places.get(words.slice(at, at + length).join(' '));
    if (place && at + length <= words.length) return { place, length };
  }
  return { place: null, length: 1 };
}

const EARTH_RADIUS_MILES = 3959;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** As the crow flies, from edge to edge. */
export function milesBetween(one: Place, other: Place): number {
  const north = radians(other.latitude - one.latitude);
  const east =
    radians(other.longitude - one.longitude) * Math.cos(radians((one.latitude + other.latitude) / 2));
  return Math.max(0, Math.hypot(north, east) * EARTH_RADIUS_MILES - one.reach - other.reach);
}
