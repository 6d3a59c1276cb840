import type { DangerKind } from '#content/danger-cards.ts';
import { dangerWords } from '#content/danger-words.ts';
import { MAX_READ } from '../text/text-features.ts';
import { plainText, wordPattern } from '../text/word-patterns.ts';

const kinds = Object.keys(dangerWords) as DangerKind[];
const patterns = kinds.map((kind) => ({ kind, pattern: wordPattern(dangerWords[kind]) }));

/** The kind of danger that the words name beyond doubt, or null. */
export function certainDangerIn(text: string): DangerKind | null {
  // A sentence by itself, so that what a pattern ends with ends it.
  const sentences = text.slice(0, MAX_READ).split(/[.!?\n,;]+/);
  const plain = sentences.map((sentence) => plainText(sentence).replace(/\bcan ?not\b|\bcarnt\b/g, 'cant'));
  return patterns.find(({ pattern }) => plain.some((sentence) => pattern.test(sentence)))?.kind ?? null;
}
