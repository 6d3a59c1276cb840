import { FULL_STOP, type Word } from '../text/text-features.ts';

/** A sentence of fewer words goes with the next one. */
const SHORTEST_PART = 3;
/** How many words a piece of a longer sentence has, and how far the next one begins from it. */
const PIECE = 14;
const STEP = 10;

/**
 * The words of each sentence, so that the rest of a story does not hide the one that matters; none of a text that is one.
 *
 * @param step in words, from one piece of a long sentence to the next
 */
export function partsOf(wordsAndStops: readonly Word[], step = STEP): Word[][] {
  const sentences: Word[][] = [[]];
  for (const word of wordsAndStops) {
    const sentence = sentences.at(-1) ?? [];
    if (word.text !== FULL_STOP) sentence.push(word);
    if (ENDS.has(word.text) && sentence.length >= SHORTEST_PART) sentences.push([]);
  }
  const parts = sentences.filter(({ length }) => length > 0).flatMap((sentence) => piecesOf(sentence, step));
  return parts.length > 1 ? parts : [];
}

const ENDS = new Set([FULL_STOP, '!', '?']);

/** Who writes or dictates without a full stop is read in pieces, each partly over the one before. */
function piecesOf(sentence: Word[], step: number): Word[][] {
  const count = Math.ceil(Math.max(0, sentence.length - PIECE) / step) + 1;
  return Array.from({ length: count }, (_, index) => sentence.slice(index * step, index * step + PIECE));
}
