import { bannedWords, competitors, wordsBeforeNoClaim } from '#content/banned-words.yaml';
import { brand } from '#content/brand.yaml';
import { nation } from '#domain/registration/nation.ts';

const regulator = nation.regulator.shortName.toLowerCase();
const held =
  brand.registration.status === 'pending'
    ? []
    : (brand.registration.ratings ?? []).flatMap(({ rating = [] }) =>
        typeof rating === 'string' ? rating : Object.values(rating),
      );

/** A registration that is not so, or not yet, and every rating that the regulator has not given. */
export const untrueClaims: readonly string[] = [
  ...(brand.registration.status === 'pending'
    ? [
        'we are registered with',
        `we are ${regulator} registered`,
        'we are fully registered',
        `${regulator}-registered`,
        `${regulator} registered provider`,
      ]
    : []),
  ...nation.ratings.values
    .filter((value) => !held.includes(value))
    .map((value) => `${nation.ratings.verb.replace('is ', '')} ${value.toLowerCase()}`),
];

const { names, everydayNames, wordsBefore, wordsAfter, neverBefore } = competitors;

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/[ -]/g, '[\\s-]+');
const anyOf = (words: readonly string[]) => `(?:${words.map(escaped).join('|')})`;
const whole = (pattern: string) => `(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d])`;

const titled = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const withCapitals = (word: string) => anyOf([word, word.toUpperCase(), titled(word)]);
const asName = (name: string) => name.split(' ').map(withCapitals).join('[\\s-]+');

const anyCase = [
  whole(anyOf([...bannedWords, ...names])),
  ...(untrueClaims.length > 0
    ? [`(?<!${whole(anyOf(wordsBeforeNoClaim))}\\s{1,3})${whole(anyOf(untrueClaims))}`]
    : []),
  whole(`${anyOf(wordsBefore)}\\s+${anyOf(everydayNames)}`),
  whole(`${anyOf(everydayNames)}\\s+${anyOf(wordsAfter)}`),
].map((pattern) => new RegExp(pattern, 'iu'));

const WRITTEN_AS_NAMES = new RegExp(
  `${whole(`(?:${everydayNames.map(asName).join('|')})`)}(?!\\s+(?:${neverBefore.map(withCapitals).join('|')})(?![\\p{L}\\d]))`,
  'u',
);

/** Invisible characters and the marks of bold and italic must hide no word. */
const HIDDEN = /[\p{Cf}*_`]/gu;

export function hasBannedWords(sentence: string): boolean {
  const plain = sentence.replaceAll(HIDDEN, '');
  return anyCase.some((pattern) => pattern.test(plain)) || WRITTEN_AS_NAMES.test(plain);
}
