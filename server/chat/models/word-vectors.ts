import { readPacked } from './packed-file.ts';

/** How many numbers stand for a word. */
export const WORD_WIDTH = 64;
/** Of a text the words after these are left to the other models. */
const MAX_WORDS = 200;
/** Not among the known words: a name, or a slip. */
export const UNKNOWN_WORD = -1;

/** What 40,000 English words mean, as numbers: words that are used alike have like ones. */
export interface WordVectors {
  /** Word by word. */
  values: Int8Array;
  /** What a value of one is worth. */
  unit: number;
  /** The places of words, {@link UNKNOWN_WORD} for those that are not known. */
  placesOf(words: readonly string[]): Int32Array;
}

/** A line of JSON, the words a line each, an empty line, then the values; docs/decisions/0014 says where they come from. */
export async function readWordVectors(): Promise<WordVectors> {
  const bytes = await readPacked('word-vectors.bin');
  const end = bytes.indexOf('\n\n');
  const [head = '', ...words] = bytes.toString('utf8', 0, end).split('\n');
  const { unit }: { unit: number } = JSON.parse(head);
  const places = new Map(words.map((word, place) => [word, place]));
  return {
    unit,
    values: new Int8Array(bytes.buffer, bytes.byteOffset + end + 2, words.length * WORD_WIDTH),
    placesOf: (own) => Int32Array.from(own.slice(0, MAX_WORDS), (word) => places.get(word) ?? UNKNOWN_WORD),
  };
}
