import { foldedWords, MAX_CHARACTERS, wordPattern } from '../text/folded-words.ts';
import type { DangerKind, LearnedDanger } from './danger-kinds.ts';
import { specificDanger } from './specific-danger.ts';
import { dangerWords } from './words/danger-words.ts';

const kinds = Object.keys(dangerWords) as LearnedDanger[];
const patterns = kinds.map((kind) => ({ kind, pattern: wordPattern(dangerWords[kind]) }));

/** Questions about what has not happened are left to the models. */
const HYPOTHETICAL = /^(?:\S{1,20} ){0,2}what (?:happens|would happen|will happen) (?:if|when) /;

/** “I am not going to kill myself” */
const DENIED =
  /\b(?:im|i am|i was) not (?:feeling |at all |even )?(?:suicidal|(?:going |planning |about )?(?:to )?(?:kill|harm|hurt|end) (?:myself|my life|it all))\b/g;

/** Returns the kind of danger that a message names beyond doubt, or null. */
export function detectDangerByRules(message: string): DangerKind | null {
  const sentences = message
    .slice(0, MAX_CHARACTERS)
    .split(/[.!?\n,;]+/)
    .map((sentence) =>
      foldedWords(sentence)
        .replace(/\bcan ?not\b|\bcarnt\b/g, 'cant')
        .replace(DENIED, ' '),
    )
    .filter((sentence) => !HYPOTHETICAL.test(sentence));
  const match = patterns.find(({ pattern }) => sentences.some((sentence) => pattern.test(sentence)));
  return match ? specificDanger(message, match.kind) : null;
}
