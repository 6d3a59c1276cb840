import type { DangerCardKind, DangerKind, NamedDanger } from '#content/danger-kinds.ts';
import { namedDangerWords } from '#content/named-danger-words.ts';
import { MAX_READ } from '../text/text-features.ts';
import { plainText, wordPattern } from '../text/word-patterns.ts';

const patterns = Object.entries(namedDangerWords).flatMap(([of, named]) =>
  Object.entries(named).map(([kind, words]) => ({
    of: of as DangerKind,
    kind: kind as NamedDanger,
    pattern: wordPattern(words),
  })),
);

/** The card for a kind of danger: its own words may say that it needs somebody else. */
export function cardKindIn(text: string, kind: DangerKind): DangerCardKind {
  const plain = plainText(text.slice(0, MAX_READ));
  return patterns.find(({ of, pattern }) => of === kind && pattern.test(plain))?.kind ?? kind;
}
