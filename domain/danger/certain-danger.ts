import type { DangerCardKind, DangerKind } from '#content/danger-kinds.ts';
import { dangerWords } from '#content/danger-words.ts';
import { MAX_READ } from '../text/text-features.ts';
import { plainText, wordPattern } from '../text/word-patterns.ts';
import { cardKindIn } from './named-danger.ts';

const kinds = Object.keys(dangerWords) as DangerKind[];
const patterns = kinds.map((kind) => ({ kind, pattern: wordPattern(dangerWords[kind]) }));

/** What has not happened is for the models to judge. */
const BEFOREHAND = /^(?:\S{1,20} ){0,2}what (?:happens|would happen|will happen) (?:if|when) /;

/** The kind of danger that the words name beyond doubt, or null. */
export function certainDangerIn(text: string): DangerCardKind | null {
  // A sentence by itself, so that what a pattern ends with ends it.
  const sentences = text.slice(0, MAX_READ).split(/[.!?\n,;]+/);
  const plain = sentences
    .map((sentence) => plainText(sentence).replace(/\bcan ?not\b|\bcarnt\b/g, 'cant'))
    .filter((sentence) => !BEFOREHAND.test(sentence));
  const found = patterns.find(({ pattern }) => plain.some((sentence) => pattern.test(sentence)));
  return found ? cardKindIn(text, found.kind) : null;
}
