/** A softmax classifier: weights of hashed features for each label, as small whole numbers. */
export interface LinearModel {
  labels: readonly string[];
  /** Counts how many of the lowest bits of a feature are its place. */
  bits: number;
  /** For each place the row of its weights, or -1 if it has none. */
  rows: Int32Array;
  /** Row by row, one for each label. */
  weights: Int8Array;
  bias: readonly number[];
  /** The value of a weight of one; it calibrates the probabilities as well. */
  unit: number;
}

/** The total weight of a text's features grows with the root of their number, so that long texts stay comparable. */
export const lengthFactor = (count: number): number => 3 / Math.sqrt(count + 10);

/** For each row the last text that had it: a repeated feature counts once, as in training. */
let seenIn = new Uint32Array();
let texts = 0;

/** Returns the probability of each label; together they are 1. */
export function predict(model: LinearModel, features: readonly number[]): number[] {
  const { labels, bits, rows, weights, bias, unit } = model;
  const sums = new Int32Array(labels.length);
  const mask = 2 ** bits - 1;
  const rowCount = weights.length / labels.length;
  if (seenIn.length < rowCount) seenIn = new Uint32Array(rowCount);
  texts += 1;
  let known = 0;
  for (let index = 0; index < features.length; index += 1) {
    const row = rows[(features[index] as number) & mask] as number;
    if (row < 0 || seenIn[row] === texts) continue;
    seenIn[row] = texts;
    known += 1;
    const start = row * sums.length;
    for (let label = 0; label < sums.length; label += 1)
      sums[label] = (sums[label] as number) + (weights[start + label] as number);
  }
  const factor = unit * lengthFactor(known);
  return softmax(bias.map((own, label) => (sums[label] as number) * factor + own));
}

function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
