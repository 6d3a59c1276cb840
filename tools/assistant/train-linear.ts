// Softmax regression by stochastic gradient descent with AdaGrad, always in the same order: the same examples make the same model.
import { lengthFactor } from '#domain/text/linear-model.ts';
import { sequence, shuffle } from './chance.ts';

export interface Example {
  features: Iterable<number>;
  /** Of which any is right. */
  labels: readonly string[];
  /** A part of a text of which there is an example, too. */
  isPart?: boolean;
}

/** Every second part is learned in one round, the others in the next: there are many, and they are much alike. */
export const isPutOff = ({ isPart }: { isPart?: boolean }, index: number, round: number) =>
  isPart === true && (index + round) % 2 === 1;

interface Options {
  labels: readonly string[];
  bits: number;
  /** A place that fewer examples have has no weights. */
  minExamples: number;
  epochs: number;
  rate: number;
  decay: number;
  /** In how many orders the examples are learned; the weights are the mean, which chance moves less. */
  orders?: number;
  /** Only these places have weights; otherwise all with enough examples. */
  places?: ReadonlySet<number>;
}

export interface TrainedModel {
  labels: readonly string[];
  bits: number;
  rows: Int32Array;
  weights: Float32Array;
  bias: number[];
}

const SEED = 14;
/** Labels that are less wrong than this of an example are not learned from it: there are many, and they change nothing. */
const LEAST_ERROR = 0.0005;

export function trainLinear(examples: readonly Example[], options: Options): TrainedModel {
  const { labels, bits, epochs, rate, decay, orders = 1 } = options;
  const size = labels.length;
  const mask = 2 ** bits - 1;
  const { rows, count } = usedRows(examples, options);
  const rowsOf = examples.map(({ features }) => {
    const own = new Set<number>();
    for (const feature of features) {
      const row = rows[feature & mask] ?? -1;
      if (row >= 0) own.add(row);
    }
    return Int32Array.from(own);
  });
  const targets = examples.map((example) => targetOf(example.labels, labels));
  const error = new Float64Array(size);
  const wrongLabels = new Int32Array(size);
  let wrong = 0;
  const mean = new Float32Array((count + 1) * size);
  for (let seed = SEED; seed < SEED + orders; seed += 1) {
    const rows = learnInOrder(sequence(seed));
    for (let place = 0; place < mean.length; place += 1) {
      const label = place % size;
      mean[place] = (mean[place] ?? 0) + (rows[2 * (place - label) + label] ?? 0) / orders;
    }
  }
  return {
    labels,
    bits,
    rows,
    weights: mean.subarray(0, count * size),
    bias: Array.from(mean.subarray(count * size)),
  };

  function learnInOrder(random: () => number): Float32Array {
    // A row's squares stand behind its weights: what is learned together lies together.
    const rows = new Float32Array((count + 1) * size * 2).fill(1e-6);
    for (let row = 0; row <= count; row += 1) rows.fill(0, row * size * 2, row * size * 2 + size);
    const order = Int32Array.from(examples.keys());
    for (let epoch = 0; epoch < epochs; epoch += 1) {
      shuffle(order, random);
      for (const index of order) {
        const [example, own, target] = [examples[index], rowsOf[index], targets[index]];
        if (!example || !own || !target || isPutOff(example, index, epoch)) continue;
        const factor = lengthFactor(own.length);
        predict(own, factor, rows, count, error);
        wrong = 0;
        for (let label = 0; label < size; label += 1) {
          error[label] = (error[label] as number) - (target[label] as number);
          if (Math.abs(error[label] as number) < LEAST_ERROR) continue;
          wrongLabels[wrong] = label;
          wrong += 1;
        }
        if (wrong === 0) continue;
        for (const row of own) learn(rows, row, factor);
        learn(rows, count, 1);
      }
    }
    return rows;
  }

  function learn(rows: Float32Array, row: number, factor: number): void {
    const start = row * size * 2;
    for (let index = 0; index < wrong; index += 1) {
      const label = wrongLabels[index] as number;
      const place = start + label;
      const weight = rows[place] as number;
      const slope = (error[label] as number) * factor + decay * weight;
      const square = (rows[place + size] as number) + slope * slope;
      rows[place + size] = square;
      rows[place] = weight - (rate * slope) / Math.sqrt(square);
    }
  }
}

/** The likelihood of each label, into `result`. */
function predict(own: Int32Array, factor: number, weights: Float32Array, bias: number, result: Float64Array) {
  const size = result.length;
  result.fill(0);
  // Two rows at a time: the sums are read and written half as often.
  for (let index = 0; index + 1 < own.length; index += 2) {
    const one = (own[index] as number) * size * 2;
    const other = (own[index + 1] as number) * size * 2;
    for (let label = 0; label < size; label += 1)
      result[label] =
        (result[label] as number) + (weights[one + label] as number) + (weights[other + label] as number);
  }
  if (own.length % 2 === 1) {
    const last = (own.at(-1) as number) * size * 2;
    for (let label = 0; label < size; label += 1)
      result[label] = (result[label] as number) + (weights[last + label] as number);
  }
  let highest = Number.NEGATIVE_INFINITY;
  for (let label = 0; label < size; label += 1) {
    const score = (result[label] as number) * factor + (weights[bias * size * 2 + label] as number);
    result[label] = score;
    if (score > highest) highest = score;
  }
  let total = 0;
  for (let label = 0; label < size; label += 1) {
    const power = Math.exp((result[label] as number) - highest);
    result[label] = power;
    total += power;
  }
  for (let label = 0; label < size; label += 1) result[label] = (result[label] as number) / total;
}

/** The rows of the places that enough examples have. */
export function usedRows(
  examples: readonly Pick<Example, 'features'>[],
  { bits, minExamples, places }: Pick<Options, 'bits' | 'minExamples' | 'places'>,
) {
  const counts = new Uint16Array(2 ** bits);
  for (const { features } of examples)
    for (const place of placesOf(features, bits)) counts[place] = Math.min((counts[place] ?? 0) + 1, 65_535);
  const rows = new Int32Array(counts.length).fill(-1);
  let count = 0;
  for (const [place, seen] of counts.entries()) {
    if (seen < minExamples || places?.has(place) === false) continue;
    rows[place] = count;
    count += 1;
  }
  return { rows, count };
}

const placesOf = (features: Iterable<number>, bits: number) =>
  new Set(Array.from(features, (feature) => feature & (2 ** bits - 1)));

/** The places that matter most: by their weights, and by how many examples have them. */
export function weightiestPlaces(
  model: TrainedModel,
  examples: readonly Example[],
  count: number,
): ReadonlySet<number> {
  const { rows, weights, labels, bits } = model;
  const seen = new Float64Array(rows.length);
  for (const { features } of examples)
    for (const place of placesOf(features, bits)) seen[place] = (seen[place] ?? 0) + 1;
  const importance = (place: number, row: number) =>
    Math.max(...weights.subarray(row * labels.length, (row + 1) * labels.length).map(Math.abs)) *
    Math.sqrt(seen[place] ?? 0);
  const ranked = Array.from(rows, (row, place) => ({ place, value: row < 0 ? 0 : importance(place, row) }));
  ranked.sort((a, b) => b.value - a.value || a.place - b.place);
  return new Set(ranked.slice(0, count).map(({ place }) => place));
}

function targetOf(right: readonly string[], labels: readonly string[]): Float64Array {
  const target = new Float64Array(labels.length);
  for (const label of right) target[labels.indexOf(label)] = 1 / right.length;
  return target;
}
