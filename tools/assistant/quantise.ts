import type { LinearModel } from '#domain/text/linear-model.ts';
import type { TrainedModel } from './train-linear.ts';

interface Options {
  /** The highest weight as a whole number; what is higher is cut. */
  levels: number;
  /** Of the weights that are not zero, how many may be cut at the top. */
  cut: number;
  /** Weights under this many steps become zero. */
  least: number;
}

/** Small whole numbers instead of fractions; rows of zeros go. */
export function quantise(model: TrainedModel, { levels, cut, least }: Options): LinearModel {
  const size = model.labels.length;
  const unit = (sizeAbove(model.weights, 1 - cut) ?? 1) / levels;
  const whole = Int8Array.from(model.weights, (weight) => {
    const steps = weight / unit;
    return Math.abs(steps) < least ? 0 : Math.max(-levels, Math.min(levels, Math.round(steps)));
  });
  const rows = new Int32Array(model.rows.length).fill(-1);
  const kept: number[] = [];
  for (const [place, row] of model.rows.entries()) {
    if (row < 0) continue;
    const own = whole.subarray(row * size, (row + 1) * size);
    if (own.every((weight) => weight === 0)) continue;
    rows[place] = kept.length / size;
    kept.push(...own);
  }
  return {
    labels: model.labels,
    bits: model.bits,
    rows,
    weights: Int8Array.from(kept),
    bias: model.bias.map((bias) => Math.round(bias * 1000) / 1000),
    unit,
  };
}

/**
 * How large, without its sign, the weight is that lies above a share of them all.
 *
 * Fractions that are not negative stand in the order of their bits, and whole numbers are sorted in half the time.
 */
export function sizeAbove(weights: Float32Array, share: number): number | undefined {
  const sizes = weights.map(Math.abs);
  new Uint32Array(sizes.buffer).sort();
  return sizes[Math.floor(share * (sizes.length - 1))];
}

/** Weights of the other labels less those of the first, which are then all zero: the likelihoods are the same. */
export function relativeToFirst(model: TrainedModel): TrainedModel {
  const size = model.labels.length;
  const weights = model.weights.map((weight, index) => weight - (model.weights[index - (index % size)] ?? 0));
  return { ...model, weights, bias: model.bias.map((bias) => bias - (model.bias[0] ?? 0)) };
}
