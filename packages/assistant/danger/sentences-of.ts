import { FULL_STOP, type Word } from '../text/text-features.ts';

/** A sentence of fewer words is joined to the next one. */
const MIN_WORDS = 3;
/** Words in a piece of a longer sentence. */
const PIECE = 14;
/** Words from the start of one piece to the start of the next. */
const STEP = 10;
const ENDS = new Set([FULL_STOP, '!', '?']);

/** Splits a text into sentences, and long sentences into overlapping pieces; a text of one sentence has none. */
export function sentencesOf(wordsAndStops: readonly Word[], step = STEP): Word[][] {
  const sentences: Word[][] = [[]];
  for (const word of wordsAndStops) {
    const sentence = sentences.at(-1) ?? [];
    if (word.text !== FULL_STOP) sentence.push(word);
    if (ENDS.has(word.text) && sentence.length >= MIN_WORDS) sentences.push([]);
  }
  const pieces = sentences.filter(({ length }) => length > 0).flatMap((sentence) => piecesOf(sentence, step));
  return pieces.length > 1 ? pieces : [];
}

function piecesOf(sentence: Word[], step: number): Word[][] {
  const count = Math.ceil(Math.max(0, sentence.length - PIECE) / step) + 1;
  return Array.from({ length: count }, (_, index) => sentence.slice(index * step, index * step + PIECE));
}
