// A network with one hidden layer by stochastic gradient descent with AdaGrad, always in the same order: the same examples
// make the same network.

import { lengthFactor } from '#domain/text/linear-model.ts';
import { wordsOf } from '#domain/text/text-features.ts';
import type { Network } from '#server/chat/models/network.ts';
import { UNKNOWN_WORD, type WordVectors } from '#server/chat/models/word-vectors.ts';
import { sequence, shuffle } from './chance.ts';
import { FIRST_SQUARE, inWhole, layer, rounded, softmaxWithin, step } from './layers.ts';
import type { NetworkExample } from './network-examples.ts';
import { createPairFilters } from './pair-filters.ts';
import { isPutOff, usedRows } from './train-linear.ts';

const SIZE = { bits: 18, features: 64, filters: 64 };
const MIN_EXAMPLES = 4;
const EPOCHS = 4;
const RATE = 0.05;
const RATE_OF_FEATURES = 0.1;
/** How much slower it learns at the end. */
const SLOWER = 0.7;
/** The share of what an example has that is left out each time, so that no part leans on another. */
const LEFT_OUT = { features: 0.2, words: 0.05, hidden: 0.2 };
const SEED = 7;
const LEAST_ERROR = 0.0005;
const NONE = new Int32Array();

export function trainNetwork(examples: readonly NetworkExample[], vectors: WordVectors): Network {
  const random = sequence(SEED);
  const around = (most: number) => (random() * 2 - 1) * most;
  const labels = [...new Set(examples.flatMap((example) => example.subjects ?? []))].sort();
  const dangers = ['none', ...new Set(examples.flatMap(({ danger }) => danger ?? []))].filter(
    (kind, index, all) => all.indexOf(kind) === index,
  );
  const { rows, count } = usedRows(examples, { bits: SIZE.bits, minExamples: MIN_EXAMPLES });
  const inputs = examples.map(({ features, turns }) => ({
    rows: Int32Array.from(
      new Set(Array.from(features, (feature) => rows[feature & (rows.length - 1)] ?? -1)),
    ).filter((row) => row >= 0),
    words: vectors.placesOf(wordsOf(turns.at(-1) ?? '')),
    before: turns.length > 1 ? vectors.placesOf(wordsOf(turns.at(-2) ?? '')) : NONE,
  }));

  const width = SIZE.features;
  const filters = SIZE.filters;
  const size = width + 2 * filters;
  const outputs = labels.length + dangers.length;
  const hidden = new Float32Array(size);
  const slopes = new Float32Array(size);
  /** What is not left out this time. */
  const isKept = new Uint8Array(size);
  const made = {
    features: { weights: Float32Array.from({ length: count * width }, () => around(0.1)) },
    featureBias: layer(width),
    pairs: createPairFilters({ count: filters, start: width, hidden, slopes, isKept, vectors, around }),
    outputs: layer(outputs * size, () => around(Math.sqrt(3 / size))),
    outputBias: layer(outputs),
  };
  const squaresOfRows = new Float32Array(count).fill(FIRST_SQUARE);
  const scores = new Float64Array(outputs);
  const error = new Float64Array(outputs);
  /** What has found something and is not left out: the others add nothing, and learn nothing. */
  const live = new Int32Array(size);
  let lives = 0;
  let rate = RATE;

  const order = Int32Array.from(examples.keys());
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const slowed = 1 - (SLOWER * epoch) / EPOCHS;
    shuffle(order, random);
    for (const index of order) {
      const example = examples[index];
      const input = inputs[index];
      if (!example || !input || isPutOff(example, index, epoch)) continue;
      for (let at = 0; at < size; at += 1) isKept[at] = random() < LEFT_OUT.hidden ? 0 : 1;
      const own = input.rows.filter(() => random() >= LEFT_OUT.features);
      const words = input.words.map((word) => (random() < LEFT_OUT.words ? UNKNOWN_WORD : word));
      const factor = lengthFactor(own.length);
      rate = RATE * slowed;
      sumFeatures(own, factor);
      made.pairs.find(words, 0);
      made.pairs.find(input.before, filters);
      leaveOut();
      score(example.subjects ? 0 : labels.length);
      errorsOf(example);
      learnOutputs();
      learnFeatures(own, factor, RATE_OF_FEATURES * slowed);
      made.pairs.learn(words, 0, rate);
      made.pairs.learn(input.before, filters, rate);
    }
  }

  return {
    labels,
    bits: SIZE.bits,
    rows,
    features: inWhole(made.features.weights, 31),
    featureBias: rounded(made.featureBias.weights),
    filters: inWhole(made.pairs.filters.weights, 127),
    filterBias: rounded(made.pairs.bias.weights),
    outputs: inWhole(made.outputs.weights, 127),
    outputBias: rounded(made.outputBias.weights),
  };

  function sumFeatures(own: Int32Array, factor: number): void {
    const { weights } = made.features;
    hidden.fill(0, 0, width);
    // Two rows at a time: the sums are read and written half as often, and rounded as they were.
    for (let index = 0; index + 1 < own.length; index += 2) {
      const one = (own[index] as number) * width;
      const other = (own[index + 1] as number) * width;
      for (let at = 0; at < width; at += 1)
        hidden[at] =
          Math.fround((hidden[at] as number) + (weights[one + at] as number)) +
          (weights[other + at] as number);
    }
    if (own.length % 2 === 1) {
      const last = (own.at(-1) as number) * width;
      for (let at = 0; at < width; at += 1)
        hidden[at] = (hidden[at] as number) + (weights[last + at] as number);
    }
    for (let at = 0; at < width; at += 1)
      hidden[at] = Math.max(0, (hidden[at] as number) * factor + (made.featureBias.weights[at] as number));
  }

  function leaveOut(): void {
    lives = 0;
    for (let at = 0; at < size; at += 1) {
      const found = isKept[at] ? (hidden[at] as number) / (1 - LEFT_OUT.hidden) : 0;
      hidden[at] = found;
      if (found === 0) continue;
      live[lives] = at;
      lives += 1;
    }
  }

  function score(start: number): void {
    const { weights } = made.outputs;
    for (let output = start; output < outputs; output += 1) {
      let sum = made.outputBias.weights[output] as number;
      for (let index = 0; index < lives; index += 1) {
        const at = live[index] as number;
        sum += (weights[output * size + at] as number) * (hidden[at] as number);
      }
      scores[output] = sum;
    }
    if (start === 0) softmaxWithin(scores, 0, labels.length);
    softmaxWithin(scores, labels.length, outputs);
  }

  function errorsOf({ subjects, danger }: NetworkExample): void {
    error.fill(0);
    const add = (start: number, end: number, right: readonly number[]) => {
      for (let output = start; output < end; output += 1) error[output] = scores[output] as number;
      for (const output of right) error[output] = (error[output] ?? 0) - 1 / right.length;
    };
    if (subjects)
      add(
        0,
        labels.length,
        subjects.map((label) => labels.indexOf(label)),
      );
    if (danger) add(labels.length, outputs, [labels.length + dangers.indexOf(danger)]);
  }

  function learnOutputs(): void {
    slopes.fill(0);
    const { weights, squares } = made.outputs;
    for (let output = 0; output < outputs; output += 1) {
      const wrong = error[output] as number;
      if (Math.abs(wrong) < LEAST_ERROR) continue;
      for (let index = 0; index < lives; index += 1) {
        const at = live[index] as number;
        const place = output * size + at;
        slopes[at] = (slopes[at] as number) + wrong * (weights[place] as number);
        step(weights, squares, place, wrong * (hidden[at] as number), rate);
      }
      step(made.outputBias.weights, made.outputBias.squares, output, wrong, rate);
    }
    for (let at = 0; at < size; at += 1)
      slopes[at] = (hidden[at] as number) > 0 ? (slopes[at] as number) / (1 - LEFT_OUT.hidden) : 0;
  }

  /** A row has one step for all its weights. */
  function learnFeatures(own: Int32Array, factor: number, fast: number): void {
    let mean = 0;
    for (let at = 0; at < width; at += 1) {
      const slope = slopes[at] as number;
      if (slope !== 0) step(made.featureBias.weights, made.featureBias.squares, at, slope, fast);
      slopes[at] = slope * factor;
      mean += (slope * factor) ** 2 / width;
    }
    if (mean === 0) return;
    const { weights } = made.features;
    for (const row of own) {
      const square = (squaresOfRows[row] as number) + mean;
      squaresOfRows[row] = square;
      const by = fast / Math.sqrt(square);
      for (let at = 0; at < width; at += 1)
        weights[row * width + at] = (weights[row * width + at] as number) - by * (slopes[at] as number);
    }
  }
}
