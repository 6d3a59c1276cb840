import type { DangerCardKind, DangerKind, NamedEmergency } from '#content/danger-kinds.ts';
import { emergencyWords } from '#content/emergency-words.ts';
import { MAX_READ } from '../text/text-features.ts';
import { plainText, wordPattern } from '../text/word-patterns.ts';

const named = Object.entries(emergencyWords) as [NamedEmergency, readonly string[]][];
const patterns = named.map(([kind, words]) => ({ kind, pattern: wordPattern(words) }));

/** The card for a kind of danger: an emergency's own words say whom it needs. */
export function cardKindIn(text: string, kind: DangerKind): DangerCardKind {
  if (kind !== 'emergency') return kind;
  const plain = plainText(text.slice(0, MAX_READ));
  return patterns.find(({ pattern }) => pattern.test(plain))?.kind ?? kind;
}
