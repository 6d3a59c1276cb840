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

/**
 * Adds up the rows of weights that features have, each once.
 *
 * @param sums as long as a row; they begin at nought
 * @returns how many rows there were
 */
export function addRows(
  { bits, rows, weights }: Pick<LinearModel, 'bits' | 'rows' | 'weights'>,
  features: readonly number[],
  sums: Int32Array,
): number {
  const mask = 2 ** bits - 1;
  const count = weights.length / sums.length;
  if (seenIn.length < count) seenIn = new Uint32Array(count);
  texts += 1;
  let known = 0;
  for (let index = 0; index < features.length; index += 1) {
    const row = rows[(features[index] as number) & mask] as number;
    if (row < 0 || seenIn[row] === texts) continue;
    seenIn[row] = texts;
    known += 1;
    const start = row * sums.length;
    for (let at = 0; at < sums.length; at += 1)
      sums[at] = (sums[at] as number) + (weights[start + at] as number);
  }
  return known;
}

/** For each label how likely it is; together 1. */
export function likelihoods(model: LinearModel, features: readonly number[]): number[] {
  const sums = new Int32Array(model.labels.length);
  const factor = model.unit * lengthFactor(addRows(model, features, sums));
  return softmax(model.bias.map((own, label) => (sums[label] as number) * factor + own));
}

export function softmax(scores: readonly number[]): number[] {
  let highest = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > highest) highest = score;
  const powers = scores.map((score) => Math.exp(score - highest));
  let total = 0;
  for (const power of powers) total += power;
  return powers.map((power) => power / total);
}
