import { foldText } from './folded-words.ts';

const LETTER_GROUPS = [3, 4, 5];
const START = '^';
const END = '$';

export const FULL_STOP = '.';

/** Words without accents and apostrophes; `?`, `!` and full stops count as words, and `heeelp` is `help`. */
export function wordsAndStopsOf(text: string): string[] {
  const plain = foldText(text)
    .replace(/['’‘`´]/g, '')
    .replace(/([a-z\x80-\uFFFF])\1{2,}/g, '$1');
  return plain.match(/[\p{L}\d]+|[?!]|\.(?=\s)/gu) ?? [];
}

export const wordsOf = (text: string): string[] => wordsAndStopsOf(text).filter((word) => word !== FULL_STOP);

/** One object for each different word of a text, so that its features are computed once. */
export interface Word {
  text: string;
  /** The word itself and its groups of letters. */
  features: readonly number[];
  /** The last text whose features include it: a repeated word counts once. */
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
 * Hashes what a model sees of a text to numbers of 32 bits, some of them repeated: words, pairs of words (also with one left
 * out between them) and groups of letters within a word, most of which survive a spelling mistake.
 */
export function wordFeatures(words: readonly Word[]): number[] {
  const features: number[] = [];
  let previous = START;
  let beforePrevious = '';
  texts += 1;
  for (let index = 0; index <= words.length; index += 1) {
    const word = words[index];
    const text = word?.text ?? END;
    features.push(pairFeature(previous, text, 2));
    if (beforePrevious) features.push(pairFeature(beforePrevious, text, 3));
    beforePrevious = previous;
    previous = text;
    if (!word || word.seenIn === texts) continue;
    word.seenIn = texts;
    for (const feature of word.features) features.push(feature);
  }
  return features;
}

export const textFeatures = (text: string): number[] => wordFeatures(readWords(wordsOf(text)));

/** Marks the features of the message before the last. */
const PREVIOUS_MESSAGE = 0x9e3779b9;

/** The features of the last message, and marked as such those of the one before it. */
export function conversationFeatures(messages: readonly string[]): number[] {
  const features = textFeatures(messages.at(-1) ?? '');
  const previous = messages.at(-2);
  if (previous) for (const feature of textFeatures(previous)) features.push(feature ^ PREVIOUS_MESSAGE);
  return features;
}

function featuresOf(word: string): number[] {
  const features = [finish(add(start(1), word))];
  const whole = `<${word}>`;
  for (const size of LETTER_GROUPS) {
    for (let from = 0; from + size <= whole.length && size < whole.length; from += 1)
      features.push(finish(add(start(4), whole, from, from + size)));
  }
  return features;
}

const pairFeature = (one: string, other: string, kind: number) =>
  finish(add(add(add(start(kind), one), ' '), other));

/** FNV-1a. */
const start = (kind: number) => 0x811c9dc5 ^ kind;

function add(hash: number, text: string, from = 0, to = text.length): number {
  let sum = hash;
  for (let index = from; index < to; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  return sum;
}

/** Mixes the bits once more, so that the low ones can be used alone. */
function finish(hash: number): number {
  const mix = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return mix ^ (mix >>> 13);
}
