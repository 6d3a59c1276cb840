import type { LinearModel } from '../models/linear-model.ts';
import type { FloatModel } from './float-model.ts';

interface Options {
  /** The highest weight as a whole number. */
  levels: number;
  /** The share of weights that are cut to it. */
  cut: number;
  /** Weights below this many steps become zero. */
  least: number;
}

/** Rounds weights to small whole numbers, and leaves out rows of zeros. */
export function quantise(model: FloatModel, { levels, cut, least }: Options): LinearModel {
  const { labels, bits, bias } = model;
  const sizes = model.weights.map(Math.abs).sort();
  const unit = (sizes[Math.floor((1 - cut) * (sizes.length - 1))] || 1) / levels;
  const whole = Int8Array.from(model.weights, (weight) => {
    const steps = weight / unit;
    return Math.abs(steps) < least ? 0 : Math.max(-levels, Math.min(levels, Math.round(steps)));
  });
  const rows = new Int32Array(model.rows.length).fill(-1);
  const kept: number[] = [];
  for (const [place, row] of model.rows.entries()) {
    const weights = row < 0 ? [] : whole.subarray(row * labels.length, (row + 1) * labels.length);
    if (weights.every((weight) => weight === 0)) continue;
    rows[place] = kept.length / labels.length;
    kept.push(...weights);
  }
  const weights = Int8Array.from(kept);
  return { labels, bits, rows, weights, bias: bias.map((own) => Math.round(own * 1000) / 1000), unit };
}

/** Subtracts the weights of the first label, which become zero, from the others: the probabilities stay the same. */
export function relativeToFirst(model: FloatModel): FloatModel {
  const size = model.labels.length;
  const weights = model.weights.map((weight, index) => weight - (model.weights[index - (index % size)] ?? 0));
  return { ...model, weights, bias: model.bias.map((bias) => bias - (model.bias[0] ?? 0)) };
}
