import { foldedWords, wordPattern } from '../text/folded-words.ts';
import type { DangerKind, LearnedDanger, NamedDanger } from './danger-kinds.ts';
import { namedDangerWords } from './words/named-danger-words.ts';

const patterns = Object.entries(namedDangerWords).flatMap(([learned, named]) =>
  Object.entries(named).map(([kind, words]) => ({
    learned: learned as LearnedDanger,
    kind: kind as NamedDanger,
    pattern: wordPattern(words),
  })),
);

/** Returns the more specific kind that the words of a message name, or else the learned kind. */
export function specificDanger(message: string, kind: LearnedDanger): DangerKind {
  const plain = foldedWords(message);
  return patterns.find(({ learned, pattern }) => learned === kind && pattern.test(plain))?.kind ?? kind;
}

/** The kind that the models tell apart, of which a named kind is one. */
export const learnedKindOf = (kind: DangerKind): LearnedDanger =>
  patterns.find((one) => one.kind === kind)?.learned ?? (kind as LearnedDanger);
