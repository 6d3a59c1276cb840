import { assistantPages, assistantPlaces } from '#content/assistant-sentences.ts';
import { pages } from '#content/pages.ts';
import { placesIn } from '#domain/places/find-place.ts';
import { isServed, type Place } from '#domain/postcodes/coverage.ts';
import { plainText } from '#domain/text/word-patterns.ts';
import type { OutwardAreas } from '../../postcodes/outward-areas.ts';
import type { SiteAnswer } from './site-answer.ts';

interface NamedPlace {
  name: string;
  outward: string;
  /** Larger than a town: only its middle is known. */
  isRegion: boolean;
  /** Nothing else is asked. */
  alone: boolean;
}

const OUTWARD = /^[a-z]{1,2}\d[a-z\d]?$/;

/** The town or the first half of a postcode that a question names, whole postcodes apart. */
export function placeNamed(question: string): NamedPlace | null {
  const { found, rest } = placesIn(question);
  const [place] = found;
  if (place && found.length === 1)
    return { name: place.name, outward: place.code, isRegion: place.reach > 0, alone: rest === '' };
  const only = plainText(question);
  return OUTWARD.test(only)
    ? { name: only.toUpperCase(), outward: only.toUpperCase(), isRegion: false, alone: true }
    : null;
}

/** By the rule of the home page; null if no such place is known. */
export async function placeAnswer(
  { name, outward, isRegion }: NamedPlace,
  outwards: OutwardAreas,
): Promise<SiteAnswer | null> {
  const places = await outwards.placesOf(outward);
  if (places.length === 0) return null;
  const reach = reachOf(places);
  if (isRegion && reach !== 'beginning') return null;
  const text = assistantPlaces[reach](name);
  const check = { title: assistantPages.checkPostcode, path: pages.home.path };
  return {
    kind: 'pages',
    text,
    pages: [{ title: assistantPages.area, path: `${pages.faq.path}#area` }, check],
    passages: [{ path: pages.home.path, title: assistantPages.coverage, text }],
  };
}

function reachOf(places: readonly Place[]): keyof typeof assistantPlaces {
  const served = places.filter((place) => isServed(place, 'home'));
  if (served.length === places.length) return 'all';
  if (served.length > 0) return 'some';
  return places.some((place) => isServed(place, 'services')) ? 'beginning' : 'none';
}
