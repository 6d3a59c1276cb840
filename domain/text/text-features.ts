import { withoutAccents } from './normalise-text.ts';

/** What follows is not looked at: the work is bounded before it begins. */
export const MAX_READ = 2000;
const LETTER_GROUPS = [3, 4, 5];
const START = '^';
const END = '$';

/** A full stop among the words of a text. */
export const FULL_STOP = '.';

/** Lower case without accents and apostrophes; `?`, `!` and full stops count as words, and `heeelp` is `help`. */
export function wordsAndStopsOf(text: string): string[] {
  const plain = withoutAccents(text.slice(0, MAX_READ))
    .replace(/['’‘`´]/g, '')
    // What is no letter among these is no word's either way.
    .replace(/([a-z\x80-\uFFFF])\1{2,}/g, '$1');
  return plain.match(/[\p{L}\d]+|[?!]|\.(?=\s)/gu) ?? [];
}

export const wordsOf = (text: string): string[] => wordsAndStopsOf(text).filter((word) => word !== FULL_STOP);

/** A word of a text; where it comes again it is the same object, so that nothing about it is found out twice. */
export interface Word {
  text: string;
  /** It, and its groups of letters. */
  features: readonly number[];
  /** The last text of whose features it is one: what comes twice counts once. */
  seenIn: number;
}

let texts = 0;

export function readWords(words: readonly string[]): Word[] {
  const known = new Map<string, Word>();
  return words.map((text) => {
    const word = known.get(text) ?? { text, features: text === FULL_STOP ? [] : featuresOf(text), seenIn: 0 };
    known.set(text, word);
    return word;
  });
}

/**
 * What a model sees of a text, each as a number of 32 bits, some of them more than once: its words, its pairs of words
 * (with one left out between them, too) and the groups of letters within each word, which a slip of spelling mostly leaves alone.
 */
export function wordFeatures(words: readonly Word[]): number[] {
  const features: number[] = [];
  let previous = START;
  let beforeThat = '';
  texts += 1;
  for (let index = 0; index <= words.length; index += 1) {
    const word = words[index];
    const text = word?.text ?? END;
    features.push(pairOf(previous, text, 2));
    if (beforeThat) features.push(pairOf(beforeThat, text, 3));
    beforeThat = previous;
    previous = text;
    if (!word || word.seenIn === texts) continue;
    word.seenIn = texts;
    for (const feature of word.features) features.push(feature);
  }
  return features;
}

export const textFeatures = (text: string): number[] => wordFeatures(readWords(wordsOf(text)));

function featuresOf(word: string): number[] {
  const features = [mixed(added(begun(1), word))];
  const whole = `<${word}>`;
  for (const size of LETTER_GROUPS) {
    for (let start = 0; start + size <= whole.length && size < whole.length; start += 1)
      features.push(mixed(added(begun(4), whole, start, start + size)));
  }
  return features;
}

const pairOf = (one: string, other: string, kind: number) =>
  mixed(added(added(added(begun(kind), one), ' '), other));

/** FNV-1a, in steps. */
const begun = (kind: number) => 0x811c9dc5 ^ kind;

function added(hash: number, text: string, start = 0, end = text.length): number {
  let sum = hash;
  for (let index = start; index < end; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  return sum;
}

/** The bits mixed once more, so that the low ones can be taken alone. */
function mixed(hash: number): number {
  const mix = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return mix ^ (mix >>> 13);
}
