import type { Understanding } from 'site-assistant';
import { oncePerQuestion, type Question } from 'site-assistant/answerers';
import { placeWords } from '#content/area.yaml';
import { pages } from '#content/pages.yaml';
import { outwardCodes } from '#content/places.yaml';
import { locationsIn } from '#domain/places/find-location.ts';
import { type Address, isServed } from '#domain/postcodes/coverage.ts';
import { parsePostcode } from '#domain/postcodes/postcode.ts';
import { describeOutcome } from '#domain/postcodes/postcode-outcome.ts';
import { fill } from '#domain/text/fill.ts';
import { plainText } from '#domain/text/word-patterns.ts';
import type { OutwardAreas } from '../../../postcodes/outward-areas.ts';
import type { PostcodeCheck } from '../../../postcodes/postcode-check.ts';
import { type SiteAnswer, saying, withoutYes } from '../site-answer.ts';
import { anywhere } from '../table/matching-words.ts';
import { ourWords } from '../table/our-words.ts';

interface NamedPlace {
  name: string;
  code: string;
  isRegion: boolean;
  rest: string;
}

const POSTCODE = /\b[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}\b/i;
const OUTWARD = /\b(?:[a-z]{1,2}\d\d?|[a-z]{1,2}\d[a-z])\b/i;

/** The one place in a question, however it is named: postcode, outward code or town. */
function placeNamed(question: string): NamedPlace | null {
  const [written = ''] = POSTCODE.exec(question) ?? [];
  const postcode = parsePostcode(written);
  if (postcode.kind === 'ok')
    return { ...placeOf(postcode.postcode), rest: plainText(question.replace(written, ' ')) };
  const { found: places, rest } = locationsIn(question);
  const coded = places.find((one) => one.name === one.code);
  const place = coded ?? places[0];
  if (place && (coded || places.every(({ name }) => name === place.name)))
    return { name: place.name, code: place.code, isRegion: place.radiusMiles > 0, rest };
  const [outward] = places.length === 0 ? (OUTWARD.exec(question) ?? []) : [];
  return outward
    ? { ...placeOf(outward.toUpperCase()), rest: plainText(question.replace(outward, ' ')) }
    : null;
}

export const placeIn = oncePerQuestion(({ text }) => placeNamed(text));

const placeOf = (code: string) => ({ name: code, code, isRegion: false });

const NOT_A_HOME =
  '(?:hospital|general|infirmary|hotel|station|airport|university|council|crematorium|docks)';
const COMING =
  '(?:come|came|coming|out|over|up|down|far|get|moves?|moved|moving|im|am|are|were|is|deliver|people|visits?)';

/** True if somebody is only on the way there: “can someone go with me to Salisbury”. */
export function isVisited({ name }: NamedPlace, question: string): boolean {
  const [plain, place] = [plainText(question), plainText(name)];
  if (new RegExp(`\\b${place} ${NOT_A_HOME}\\b`).test(plain)) return true;
  return (
    new RegExp(`\\b(?:to|from|via|towards|through) ${place}\\b`).test(plain) &&
    !new RegExp(`(?:^| )${COMING} (?:to|from) ${place}\\b|^(?:to|from) ${place}`).test(plain)
  );
}

/** Somebody is said to live there, or nothing else is said. */
export function isHome({ name, rest }: NamedPlace, question: string): boolean {
  const living = `(?:lives?|living|am|is|are|im|were|hes|shes|based) (?:\\S{1,20} ){0,4}(?:in|near|at|from|by) ${plainText(name)}`;
  return rest === '' || new RegExp(`\\b${living}\\b`).test(plainText(question));
}

/** Says where somebody is, and nothing of what is needed. */
export const LIVING_THERE =
  /\b(?:(?:she|he|i|we|they|who|mum|dad|my \S{1,20}) )?(?:(?:lives|living|(?<=(?:i|we|they) )live)(?: alone| on (?:her|his|my|our|their) own| by \S{1,20})?(?: in| near| at)?|(?:am|is|are|im|shes|hes|were|theyre)(?: based)? (?:in|near|at|from))\b|\b(?:and |also |so |but )?do you (?:come|go|cover|get|travel)(?: out| over)?(?: to| as far as| in)?\b|^(?:(?:and|also|so|but|what about|how about|in|near|at)(?: |$))+/g;

type Reach = 'all' | 'some' | 'beginning' | 'none';

const links = {
  check: { title: ourWords.pageNames.checkPostcode, path: pages.home.path },
  contact: { title: pages.contact.name, path: pages.contact.path },
  area: { title: ourWords.pageNames.area, path: `${pages.faq.path}#area` },
};

/** Says if we come there; null where nothing is known of the place. */
export async function coverageOf(
  { name, code, isRegion }: NamedPlace,
  { postcodes, outwards }: { postcodes: PostcodeCheck; outwards: OutwardAreas },
): Promise<{ reply: SiteAnswer; brief: string; isReached: boolean } | null> {
  if (POSTCODE.test(code)) {
    const outcome = await postcodes.check(code, 'home', null);
    const { message, subMessage, notes = [] } = describeOutcome(outcome);
    const text = [`${code}: ${message}.`, ...notes, subMessage].join(' ');
    const isReached = outcome.kind === 'served';
    return {
      reply: covering(text, [links.check, isReached ? links.contact : links.area]),
      brief: text,
      isReached,
    };
  }
  const areas = await outwards.placesOf(code);
  if (areas.length === 0) return null;
  const reach = reachOf(areas.map((place) => ({ place, postcode: code })));
  const known = isRegion && reach === 'all' ? 'some' : reach;
  const text = fill(ourWords.places[known], { name });
  const brief = reach === 'all' ? fill(ourWords.places.allBeside, { name }) : text;
  return { reply: covering(text, [links.area, links.check]), brief, isReached: reach !== 'none' };
}

const covering = (text: string, shown: SiteAnswer['pages']) =>
  saying('pages', text, {
    pages: shown,
    passages: [{ path: pages.home.path, title: ourWords.pageNames.coverage, text }],
  });

function reachOf(addresses: readonly Address[]): Reach {
  const served = addresses.filter((address) => isServed(address, 'home'));
  if (served.length === addresses.length) return 'all';
  if (served.length > 0) return 'some';
  return addresses.some((address) => isServed(address, 'services')) ? 'beginning' : 'none';
}

/** Somebody lives in a place that no list of ours has. */
const ELSEWHERE =
  /\b(?:[Ll]ives?|living|based|come (?:out )?to) (?:in |near )?[A-Z]\p{Ll}{3,}|^(?:I|[Ww]e|[Ss]?[Hh]e|[Tt]hey|[Mm]um|[Dd]ad)(?:[’'][a-z]{1,2}| am| are| is) in [A-Z]\p{Ll}{3,}/u;
/** “Do you come to aberdeen”, in whatever letters. */
const COMES_TO =
  /^(?:and |so |hi |hello )?(?:do|can|will|would|could) (?:you|they|someone|your carers?) (?:also )?(?:come|cover|go|travel|get|serve|operate|work)(?: out| over| up| down)? ?(?:to|in|as far as|near)? (\p{Ll}{4,}(?: \p{Ll}{4,})?)$/u;

const OURS = anywhere(placeWords.towns.split(',').map(plainText));

/** A place is named that no list of ours has. */
export const isElsewhere = ({ text, plain }: Question, isUnknown: (name?: string) => boolean): boolean =>
  ELSEWHERE.test(text) || isUnknown(COMES_TO.exec(plain)?.[1]);

export const isOurTown = ({ plain }: Question): boolean => OURS.test(plain);

export const elsewhere = (): SiteAnswer | null =>
  ourWords.places.unknown && outwardCodes
    ? saying('pages', ourWords.places.unknown, { pages: [links.area, links.check] })
    : null;

/** A question that names a town and nothing else that is understood mostly asks if we come there. */
export const HELP_THERE =
  /\b(?:help|care|carers?|needs?|support|visits?|calls?|capacity|availability|packages?)\b/;
export const isWhere = ({ intent }: Understanding) =>
  intent.kind === 'pages'
    ? [pages.home.path, `${pages.faq.path}#area`].includes(intent.paths[0] ?? '')
    : intent.kind === 'declined' && intent.reason === 'unknown';

export const besideCoverage = (coverage: SiteAnswer, need: SiteAnswer): SiteAnswer => ({
  ...need,
  text: `${coverage.text}\n\n${withoutYes(need.text)}`,
  pages: [...need.pages.slice(0, 1), ...coverage.pages],
  passages: [...coverage.passages, ...need.passages],
});
