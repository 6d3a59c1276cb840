import { pages } from '#content/pages.yaml';
import { locationsIn } from '#domain/places/find-location.ts';
import { type Address, isServed } from '#domain/postcodes/coverage.ts';
import { fill } from '#domain/text/fill.ts';
import { plainText } from '#domain/text/word-patterns.ts';
import type { OutwardAreas } from '../../postcodes/outward-areas.ts';
import { ourWords } from './our-words.ts';
import type { SiteAnswer } from './site-answer.ts';

interface NamedPlace {
  name: string;
  outward: string;
  isRegion: boolean;
  alone: boolean;
}

const OUTWARD = /^[a-z]{1,2}\d[a-z\d]?$/;

export function placeNamed(question: string): NamedPlace | null {
  const { found: places, rest } = locationsIn(question);
  const [place] = places;
  if (place && places.length === 1)
    return { name: place.name, outward: place.code, isRegion: place.radiusMiles > 0, alone: rest === '' };
  const only = plainText(question);
  return OUTWARD.test(only)
    ? { name: only.toUpperCase(), outward: only.toUpperCase(), isRegion: false, alone: true }
    : null;
}

export type Reach = 'all' | 'some' | 'beginning' | 'none';

export async function reachOfPlace(
  { outward, isRegion }: NamedPlace,
  outwards: OutwardAreas,
): Promise<Reach | null> {
  const places = await outwards.placesOf(outward);
  if (places.length === 0) return null;
  const reach = reachOf(places.map((place) => ({ place, postcode: outward })));
  return isRegion && reach !== 'beginning' ? null : reach;
}

export function placeAnswer(
  { name }: NamedPlace,
  reach: Reach,
  { beside = false, known = false } = {},
): SiteAnswer {
  const isReached = reach === 'all' || reach === 'some';
  const kind = beside && known && isReached ? 'too' : beside && reach === 'all' ? 'allBeside' : reach;
  const text = fill(ourWords.places[kind], { name });
  const check = { title: ourWords.pageNames.checkPostcode, path: pages.home.path };
  return {
    kind: 'pages',
    text,
    pages: [{ title: ourWords.pageNames.area, path: `${pages.faq.path}#area` }, check],
    passages: [{ path: pages.home.path, title: ourWords.pageNames.coverage, text }],
  };
}

function reachOf(addresses: readonly Address[]): Reach {
  const served = addresses.filter((address) => isServed(address, 'home'));
  if (served.length === addresses.length) return 'all';
  if (served.length > 0) return 'some';
  return addresses.some((address) => isServed(address, 'services')) ? 'beginning' : 'none';
}

const BEING_THERE = new Set(
  'i im ive we were he hes she shes they theyre who live lives living am are is based out over down up in at near around outside come'.split(
    ' ',
  ),
);
const ON_THE_WAY = new Set(['to', 'from', 'via', 'towards', 'through']);
const NOT_A_HOME = new Set(
  'hospital general infirmary hotel station airport university council crematorium docks'.split(' '),
);

const LIVING = new Set(['live', 'lives', 'living', 'am', 'are', 'is', 'im', 'were', 'hes', 'shes']);
const LEANING = new Set(
  'and or but also what how about then ok so for too my our her his their the mum mums dad dads mother father nan aunt uncle sister brother son daughter friend neighbour parents'.split(
    ' ',
  ),
);

/**
 * Reads the need from a question that names a place.
 * @returns the words of the need, empty if it is that of the question before (“and in Poole?”), and if the person lives there;
 *   null if the place is only visited, or the question has no other words
 */
export function parseNeedNearPlace(
  { name, alone }: NamedPlace,
  question: string,
): { need: string; isHome: boolean } | null {
  if (alone) return null;
  const words = plainText(question).split(' ');
  const named = plainText(name).split(' ');
  const at = words.findIndex((_, index) => named.every((word, offset) => words[index + offset] === word));
  if (at < 0) return null;
  const before = words.slice(0, at);
  const after = words.slice(at + named.length);
  const isFrom = before.at(-1) === 'from' && ['im', 'am', 'are', 'were', 'is'].includes(before.at(-2) ?? '');
  const isCome = before.at(-1) === 'to' && before.at(-2) === 'come';
  const isOnTheWay = ON_THE_WAY.has(before.at(-1) ?? '') && !isFrom && !isCome;
  if (isOnTheWay || NOT_A_HOME.has(after[0] ?? '')) return null;
  if (isFrom || isCome) before.pop();
  const isHome = isFrom || (before.at(-1) === 'in' && LIVING.has(before.at(-2) ?? ''));
  while (BEING_THERE.has(before.at(-1) ?? '')) before.pop();
  const need = [...before, ...after];
  return { need: need.every((word) => LEANING.has(word)) ? '' : need.join(' '), isHome };
}
