import type { DangerKind } from '#content/danger-cards.ts';
import {
  alarmWords,
  calmWords,
  dangerPatterns,
  harmlessPhrases,
  mendedWords,
  otherSpellings,
} from '#content/danger-words.ts';
import { plainText, wordPattern } from '../text/word-patterns.ts';

const kinds = Object.keys(dangerPatterns) as DangerKind[];
const compile = (words: Record<DangerKind, readonly string[]>) =>
  kinds.map((kind) => ({ kind, pattern: wordPattern(words[kind]) }));
const certain = compile(dangerPatterns);
const alarming = compile(alarmWords);
const calm = wordPattern(calmWords);
const harmless = wordPattern(harmlessPhrases, 'g');

/** The kind of danger somebody seems to be in now, or null. Tolerant of spelling, silent on harmless uses ("fall prevention"). */
export function dangerIn(text: string): DangerKind | null {
  const plain = mendedText(text).replace(harmless, ' ');
  const found = (words: typeof certain) => words.find(({ pattern }) => pattern.test(plain))?.kind ?? null;
  return found(certain) ?? (calm.test(plain) ? null : found(alarming));
}

function mendedText(text: string): string {
  return plainText(text).split(' ').map(mendedWord).join(' ').replaceAll('can not', 'cant');
}

function mendedWord(word: string): string {
  const single = word.replace(/(\p{L})\1{2,}/gu, '$1');
  const known = otherSpellings[single];
  if (known) return known;
  if (single.length < 4 || mendedWords.includes(single)) return single;
  return mendedWords.find((right) => isSlipOf(right, single)) ?? single;
}

function isSlipOf(right: string, typed: string): boolean {
  const maxSlips = right.length > 8 ? 2 : right.length > 4 ? 1 : 0;
  if (right[0] !== typed[0] || Math.abs(right.length - typed.length) > maxSlips) return false;
  return slipsBetween(right, typed) <= maxSlips;
}

/** Edit distance with swaps (optimal string alignment): letters added, lost, changed or swapped. */
function slipsBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const cell = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    rows.push([i]);
    for (let j = 1; j <= b.length; j += 1) {
      const changed = cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? cell(i - 2, j - 2) + 1 : changed;
      rows[i]?.push(Math.min(cell(i - 1, j) + 1, cell(i, j - 1) + 1, changed, swapped));
    }
  }
  return cell(a.length, b.length);
}
