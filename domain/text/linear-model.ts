/** Weights of features for each label, as small whole numbers. */
export interface LinearModel {
  labels: readonly string[];
  /** A feature's place is its lowest bits. */
  bits: number;
  /** For each place the row of its weights, or -1 if it has none. */
  rows: Int32Array;
  /** Row by row, one for each label. */
  weights: Int8Array;
  bias: readonly number[];
  /** What a weight of one is worth; it calibrates, too. */
  unit: number;
}

/** Long texts have many features: what they weigh together grows with the root of their number. */
const FEW_FEATURES = 10;
export const lengthFactor = (count: number): number => 3 / Math.sqrt(count + FEW_FEATURES);

/** For each row the text in which it was last seen: what comes twice counts once, as it was learned. */
let seenIn = new Uint32Array();
let texts = 0;

/** For each label how likely it is; together 1. */
export function likelihoods(model: LinearModel, features: readonly number[]): number[] {
  const { labels, bits, rows, weights, bias, unit } = model;
  const mask = 2 ** bits - 1;
  const sums = new Int32Array(labels.length);
  const count = weights.length / labels.length;
  if (seenIn.length < count) seenIn = new Uint32Array(count);
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

export function softmax(scores: readonly number[]): number[] {
  let highest = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > highest) highest = score;
  const powers = scores.map((score) => Math.exp(score - highest));
  let total = 0;
  for (const power of powers) total += power;
  return powers.map((power) => power / total);
}
