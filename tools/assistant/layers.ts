// The parts of a network while it learns.
import type { Matrix } from '#server/chat/models/network.ts';

/** What a place has been moved by before it was moved at all: the first steps are not too long. */
export const FIRST_SQUARE = 1e-3;

export interface Layer {
  weights: Float32Array;
  squares: Float32Array;
}

export const layer = (size: number, first = () => 0): Layer => ({
  weights: Float32Array.from({ length: size }, first),
  squares: new Float32Array(size).fill(FIRST_SQUARE),
});

export function step(
  weights: Float32Array,
  squares: Float32Array,
  place: number,
  slope: number,
  rate: number,
): void {
  const square = (squares[place] as number) + slope * slope;
  squares[place] = square;
  weights[place] = (weights[place] as number) - (rate * slope) / Math.sqrt(square);
}

export function softmaxWithin(scores: Float64Array, start: number, end: number): void {
  const highest = scores.subarray(start, end).reduce((one, other) => Math.max(one, other), -Infinity);
  let total = 0;
  for (let at = start; at < end; at += 1) {
    scores[at] = Math.exp((scores[at] as number) - highest);
    total += scores[at] as number;
  }
  for (let at = start; at < end; at += 1) scores[at] = (scores[at] as number) / total;
}

/** Of the weights how many may be cut at the top. */
const CUT = 0.0005;

/** @param levels the highest whole number */
export function inWhole(weights: Float32Array, levels: number): Matrix {
  const sizes = weights.map(Math.abs).sort();
  const unit = (sizes[Math.floor((1 - CUT) * (sizes.length - 1))] || 1) / levels;
  const whole = (weight: number) => Math.max(-levels, Math.min(levels, Math.round(weight / unit)));
  return { values: Int8Array.from(weights, whole), unit };
}

export const rounded = (weights: Float32Array): number[] =>
  Array.from(weights, (weight) => Math.round(weight * 1e4) / 1e4);
