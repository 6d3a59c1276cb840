import { addRows, lengthFactor, softmax } from '#domain/text/linear-model.ts';
import { wordsOf } from '#domain/text/text-features.ts';
import { UNKNOWN_WORD, WORD_WIDTH, type WordVectors } from './word-vectors.ts';

/** Small whole numbers, and what one is worth. */
export interface Matrix {
  values: Int8Array;
  unit: number;
}

/**
 * A network with one hidden layer: a part that sums what the features say, and a part that looks for pairs of words by
 * what they mean, in the question and in what was said before. Above it subjects, then kinds of danger.
 */
export interface Network {
  /** Subjects; after them in the outputs come `none` and the kinds of danger. */
  labels: readonly string[];
  bits: number;
  /** For each place of a feature its row, or -1. */
  rows: Int32Array;
  features: Matrix;
  featureBias: readonly number[];
  /** For each filter the weights of a first word, then those of a second. */
  filters: Matrix;
  filterBias: readonly number[];
  /** For each output the weights of the hidden layer. */
  outputs: Matrix;
  outputBias: readonly number[];
}

/** What a network thinks; the features are those of the same words. */
export interface NetworkOpinion {
  /** How likely each subject of the last of the turns is, in the order of the labels, and then danger. */
  of(turns: readonly string[], features: readonly number[]): { subjects: number[]; danger: number };
  /** How likely danger is in a part of a text, which is less work. */
  dangerIn(words: readonly string[], features: readonly number[]): number;
}

/** Words whose filters are kept: what is asked repeats itself, and the memory is bounded. */
const MAX_KEPT_WORDS = 8000;

export function networkOpinion(network: Network, { values, unit, placesOf }: WordVectors): NetworkOpinion {
  const { bits, rows, featureBias, filterBias, outputBias } = network;
  const subjects = network.labels.length;
  const filters = inFractions(network.filters, unit);
  const outputs = inFractions(network.outputs, 1);
  const width = featureBias.length;
  const count = filterBias.length;
  const hidden = new Float32Array(width + 2 * count);
  const sums = new Int32Array(width);
  const kept = new Map<number, Float32Array>();

  /** What each filter makes of a word as the first of a pair, and as the second. */
  function filtered(word: number): Float32Array {
    const known = kept.get(word);
    if (known) return known;
    const found = new Float32Array(2 * count);
    for (let index = 0; index < found.length; index += 1) {
      // Four sums, for the machine can do them at once.
      let [one, two, three, four] = [0, 0, 0, 0];
      const [from, start] = [word * WORD_WIDTH, index * WORD_WIDTH];
      for (let at = 0; at < WORD_WIDTH; at += 4) {
        one += (values[from + at] as number) * (filters[start + at] as number);
        two += (values[from + at + 1] as number) * (filters[start + at + 1] as number);
        three += (values[from + at + 2] as number) * (filters[start + at + 2] as number);
        four += (values[from + at + 3] as number) * (filters[start + at + 3] as number);
      }
      found[index] = one + two + three + four;
    }
    if (kept.size >= MAX_KEPT_WORDS) kept.clear();
    kept.set(word, found);
    return found;
  }

  const nothing = new Float32Array(2 * count);

  function lookForPairs(own: readonly string[], start: number): void {
    const words = placesOf(own);
    hidden.fill(0, start, start + count);
    let before: Float32Array = nothing;
    for (let index = 0; index <= words.length && words.length > 0; index += 1) {
      const word = words[index] ?? UNKNOWN_WORD;
      const now = word === UNKNOWN_WORD ? nothing : filtered(word);
      for (let filter = 0; filter < count; filter += 1) {
        const found =
          (before[2 * filter] as number) + (now[2 * filter + 1] as number) + (filterBias[filter] as number);
        if (found > (hidden[start + filter] as number)) hidden[start + filter] = found;
      }
      before = now;
    }
  }

  function sumFeatures(features: readonly number[]): void {
    sums.fill(0);
    const known = addRows({ bits, rows, weights: network.features.values }, features, sums);
    const factor = network.features.unit * lengthFactor(known);
    for (const [at, bias] of featureBias.entries())
      hidden[at] = Math.max(0, (sums[at] as number) * factor + bias);
  }

  function likelihoodsOf(start: number, end: number): number[] {
    const scores = outputBias.slice(start, end).map((bias, index) => {
      const from = (start + index) * hidden.length;
      let sum = bias;
      for (let at = 0; at < hidden.length; at += 1)
        sum += (outputs[from + at] as number) * (hidden[at] as number);
      return sum;
    });
    return softmax(scores);
  }

  const think = (words: readonly string[], before: readonly string[], features: readonly number[]) => {
    sumFeatures(features);
    lookForPairs(words, width);
    lookForPairs(before, width + count);
  };
  const danger = () => 1 - (likelihoodsOf(subjects, outputBias.length)[0] ?? 1);
  return {
    of(turns, features) {
      think(wordsOf(turns.at(-1) ?? ''), wordsOf(turns.at(-2) ?? ''), features);
      return { subjects: likelihoodsOf(0, subjects), danger: danger() };
    },
    dangerIn(words, features) {
      think(words, [], features);
      return danger();
    },
  };
}

const inFractions = ({ values, unit }: Matrix, times: number) =>
  Float32Array.from(values, (value) => value * unit * times);
