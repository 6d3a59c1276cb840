import { lengthFactor } from '../models/linear-model.ts';
import type { Example } from './examples.ts';
import type { FloatModel } from './float-model.ts';
import { countPlaces, placesOf } from './places.ts';
import { createRandom, shuffle } from './random.ts';

interface Options {
  labels: readonly string[];
  bits: number;
  /** A place that fewer examples have gets no weights. */
  minExamples: number;
  epochs: number;
  rate: number;
  decay: number;
  /** The number of orders in which the examples are learned; the weights are the mean. */
  orders?: number;
  /** The only places that get weights; by default all with enough examples. */
  places?: ReadonlySet<number> | undefined;
}

const SEED = 14;
/** A label with a smaller error teaches nothing, and there are many. */
const MIN_ERROR = 0.0005;
const FIRST_SQUARE = 1e-6;

/** Trains by stochastic gradient descent with AdaGrad: the same examples make the same model. */
export function trainLinear(examples: readonly Example[], options: Options): FloatModel {
  const { labels, bits, orders = 1 } = options;
  const size = labels.length;
  const { rows, count } = chooseRows(examples, options);
  const inputs = examples.map(({ features, labels: right, isPart = false }) => ({
    rows: Int32Array.from(placesOf(features, bits), (place) => rows[place] ?? -1).filter((row) => row >= 0),
    target: Float64Array.from(labels, (label) => (right.includes(label) ? 1 / right.length : 0)),
    isPart,
  }));
  const mean = new Float32Array((count + 1) * size);
  for (let seed = SEED; seed < SEED + orders; seed += 1) {
    const learned = learnInOrder(inputs, count, options, createRandom(seed));
    for (let index = 0; index < mean.length; index += 1)
      mean[index] = (mean[index] ?? 0) + (learned[placeOf(index, size)] ?? 0) / orders;
  }
  const bias = Array.from(mean.subarray(count * size));
  return { labels, bits, rows, weights: mean.subarray(0, count * size), bias };
}

function chooseRows(examples: readonly Example[], { bits, minExamples, places }: Options) {
  const rows = new Int32Array(2 ** bits).fill(-1);
  let count = 0;
  for (const [place, seen] of countPlaces(examples, bits).entries()) {
    if (seen < minExamples || places?.has(place) === false) continue;
    rows[place] = count;
    count += 1;
  }
  return { rows, count };
}

interface Input {
  rows: Int32Array;
  target: Float64Array;
  isPart: boolean;
}

/** A row has its weights and behind them their sums of squares: what is learned together lies together. */
const placeOf = (index: number, size: number) => 2 * (index - (index % size)) + (index % size);

/** Returns a row for each place, one for the bias, and one of zeros. */
function learnInOrder(
  inputs: readonly Input[],
  biasRow: number,
  { labels, epochs, rate, decay }: Options,
  random: () => number,
): Float32Array {
  const size = labels.length;
  const table = new Float32Array((biasRow + 2) * size * 2);
  for (let row = 0; row <= biasRow; row += 1)
    table.fill(FIRST_SQUARE, row * size * 2 + size, (row + 1) * size * 2);
  const errors = new Float64Array(size);
  const order = Int32Array.from(inputs.keys());
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const index of order) {
      const input = inputs[index];
      if (!input || isLeftOut(input, index, epoch)) continue;
      const factor = lengthFactor(input.rows.length);
      predictInto(errors, input.rows, factor, table, biasRow);
      const wrong = subtractTarget(errors, input.target);
      for (const row of input.rows) learn(row, factor, wrong);
      learn(biasRow, 1, wrong);
    }
  }
  return table;

  function learn(row: number, factor: number, wrong: readonly number[]): void {
    for (const label of wrong) {
      const place = row * size * 2 + label;
      const weight = table[place] as number;
      const slope = (errors[label] as number) * factor + decay * weight;
      const square = (table[place + size] as number) + slope * slope;
      table[place + size] = square;
      table[place] = weight - (rate * slope) / Math.sqrt(square);
    }
  }
}

/** Parts are many and much alike: each is learned in every second epoch. */
const isLeftOut = ({ isPart }: Input, index: number, epoch: number) => isPart && (index + epoch) % 2 === 1;

/** Returns the labels whose error is worth learning from. */
function subtractTarget(errors: Float64Array, target: Float64Array): number[] {
  const wrong: number[] = [];
  for (let label = 0; label < errors.length; label += 1) {
    errors[label] = (errors[label] as number) - (target[label] as number);
    if (Math.abs(errors[label] as number) >= MIN_ERROR) wrong.push(label);
  }
  return wrong;
}

function predictInto(
  result: Float64Array,
  rows: Int32Array,
  factor: number,
  table: Float32Array,
  biasRow: number,
) {
  const size = result.length;
  result.fill(0);
  // Two rows at a time: this loop is most of the training.
  for (let index = 0; index < rows.length; index += 2) {
    const one = (rows[index] as number) * size * 2;
    const other = (rows[index + 1] ?? biasRow + 1) * size * 2;
    for (let label = 0; label < size; label += 1)
      result[label] =
        (result[label] as number) + (table[one + label] as number) + (table[other + label] as number);
  }
  let highest = Number.NEGATIVE_INFINITY;
  for (let label = 0; label < size; label += 1) {
    const score = (result[label] as number) * factor + (table[biasRow * size * 2 + label] as number);
    result[label] = score;
    highest = Math.max(highest, score);
  }
  let total = 0;
  for (let label = 0; label < size; label += 1) {
    result[label] = Math.exp((result[label] as number) - highest);
    total += result[label] as number;
  }
  for (let label = 0; label < size; label += 1) result[label] = (result[label] as number) / total;
}
