import { MAX_CHARACTERS } from '../text/folded-words.ts';
import type { DangerKind, DetectedDanger } from './danger-kinds.ts';
import words from './other-language-words.json' with { type: 'json' };

/** A word or a part of one that may go on has a star, `~` is up to four words, `=` before a phrase makes it the whole message. */
interface LanguageWords extends Partial<Record<DangerKind, string>> {
  /** Words that deny what comes after them. */
  not: string;
}

/**
 * Danger beyond doubt in the languages that are most spoken in Hampshire beside English, and in Welsh. Words for help alone count
 * as whole messages only, since people ask for help of every kind; “cannot get up” only after a fall.
 */
export const otherLanguageWords: Readonly<Record<string, LanguageWords>> = words;

/** Accents are typed or not; in other scripts a sign for a vowel makes another word. */
const LEFT_OUT = /[\u0300-\u036F\u064B-\u0655\u0670\u200B-\u200D\u093C\u09BC\u0A3C]/g;

const plain = (text: string): string =>
  text
    .slice(0, MAX_CHARACTERS)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(LEFT_OUT, '')
    .normalize('NFC')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/['’‘`´]/g, '')
    .replace(/[^\p{L}\p{M}\d]+/gu, ' ')
    .trim();

/** The most specific first. */
const ORDER = ['partner', 'fire', 'gas', 'emergency', 'selfHarm', 'safeguarding'] as const;
const WITHOUT_SPACES = /\p{Script=Han}/u;
const OTHER_SCRIPT = /[^\p{Script=Latin}\P{L}]/u;

const languages = Object.entries(otherLanguageWords).map(([language, words]) => ({
  language,
  kinds: ORDER.map((kind) => ({ kind, pattern: patternOf(words[kind] ?? '', words.not) })),
}));

/** The longest word of each phrase: a text without any of them is not looked at any further. */
const keys = Object.values(otherLanguageWords).flatMap((words) =>
  ORDER.flatMap((kind) => words[kind]?.split(', ') ?? []).map(keyOf),
);
const wholeKeys = new Set(keys.filter((key) => !key.endsWith('*')));
const beginnings = keys.filter((key) => key.endsWith('*')).map((key) => key.slice(0, -1));

function keyOf(phrase: string): string {
  const words = phrase.split(/[\s=-]+/);
  const longest = words.reduce((one, other) => (plain(other).length > plain(one).length ? other : one));
  return `${plain(longest)}${longest.endsWith('*') ? '*' : ''}`;
}

const mayBeIn = (text: string) =>
  OTHER_SCRIPT.test(text) ||
  text
    .split(' ')
    .some((word) => wholeKeys.has(word) || beginnings.some((beginning) => word.startsWith(beginning)));

function patternOf(phrases: string, not: LanguageWords['not']): RegExp {
  const denials = not.split(', ').map(plain).join('|');
  const alternatives = phrases.split(', ').filter(Boolean).map(alternativeOf);
  const isWithoutSpaces = WITHOUT_SPACES.test(phrases);
  const source = alternatives.join('|') || '(?!)';
  return new RegExp(
    isWithoutSpaces
      ? `(?<!${denials})(?:${source})`
      : `(?<![^ ]|(?:^| )(?:${denials}) )(?:${source})(?![^ ])`,
    'gu',
  );
}

function alternativeOf(phrase: string): string {
  const isWhole = phrase.startsWith('=');
  const words = phrase
    .split(/[\s=-]+/)
    .filter(Boolean)
    .map((word) =>
      word === '~' ? '(?:\\S{1,20} ){0,4}' : `${plain(word)}${word.endsWith('*') ? '\\S{0,12}' : ''}`,
    );
  const joined = words.join(' ').replaceAll('{0,4} ', '{0,4}');
  return isWhole ? `^${joined}(?: ${joined}){0,9}$` : joined;
}

/** Returns the danger that a message names beyond doubt in another language than English, or null. */
export function detectDangerInOtherLanguage(message: string): DetectedDanger | null {
  const text = plain(message);
  if (!mayBeIn(text)) return null;
  // Languages share words: the one with more of them is meant.
  const [best] = languages
    .map(({ language, kinds }) => ({ language, found: kinds.map(({ pattern }) => lengthOf(text, pattern)) }))
    .sort((one, other) => sum(other.found) - sum(one.found));
  const kind = ORDER[best?.found.findIndex((length) => length > 0) ?? -1];
  return best && kind ? { kind, likely: true, language: best.language } : null;
}

const lengthOf = (text: string, pattern: RegExp) =>
  sum((text.match(pattern) ?? []).map(({ length }) => length));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
