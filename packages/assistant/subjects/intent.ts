import { type DeclineReason, isPage, isTalk, type TalkKind } from './labels.ts';

export interface Subject {
  /** A page, or what else a message is about: `decline:medical`, `thanks`, `language`. */
  label: string;
  probability: number;
}

export type Intent =
  /** Paths of the site, the likeliest first. */
  | { kind: 'pages'; paths: string[] }
  | { kind: 'declined'; reason: DeclineReason | 'unknown' }
  | { kind: 'talk'; talk: TalkKind }
  | { kind: 'language' };

/** Pages of an answer. */
export const MAX_PAGES = 3;
/** Counts how many times likelier the first pages must be than as many other subjects; below it the message is declined. */
const MIN_LEAD = 1.2;
/** The least probability of a further page, as a share of the first page's. */
const MIN_SHARE = 0.08;
/** Below this probability of the first other subject the reason for declining is unknown. */
const MIN_DECLINE = 0.35;

/** @param subjects without danger, the likeliest first */
export function chooseIntent(message: string, subjects: readonly Subject[]): Intent {
  if (isOtherScript(message)) return { kind: 'language' };
  const pages = subjects.filter(({ label }) => isPage(label));
  const others = subjects.filter(({ label }) => !isPage(label));
  const [first] = pages;
  const [other] = others;
  const isTalkFirst = first && other && isTalk(other.label) && other.probability > first.probability;
  if (first && !isTalkFirst && sumOfFirst(pages) >= MIN_LEAD * sumOfFirst(others)) {
    const shown = pages
      .slice(0, MAX_PAGES)
      .filter(({ probability }) => probability >= first.probability * MIN_SHARE);
    return { kind: 'pages', paths: shown.map(({ label }) => label) };
  }
  const total = subjects.reduce((sum, { probability }) => sum + probability, 0);
  if (!other || other.probability / total < MIN_DECLINE) return { kind: 'declined', reason: 'unknown' };
  if (other.label === 'language') return { kind: 'language' };
  if (isTalk(other.label)) return { kind: 'talk', talk: other.label };
  return { kind: 'declined', reason: other.label.replace('decline:', '') as DeclineReason };
}

const sumOfFirst = (subjects: readonly Subject[]) =>
  subjects.slice(0, MAX_PAGES).reduce((sum, { probability }) => sum + probability, 0);

const LETTER = /\p{L}/gu;
const LATIN_LETTER = /\p{Script=Latin}/gu;
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** True if most letters belong to another script, so that no word can be English. */
const isOtherScript = (text: string) => count(text, LATIN_LETTER) < count(text, LETTER) / 2;
