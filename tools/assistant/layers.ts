// The parts of a network while it learns.
import type { Matrix } from '#server/chat/models/network.ts';
import { sizeAbove } from './quantise.ts';

/** What a place has been moved by before it was moved at all: the first steps are not too long. */
export const FIRST_SQUARE = 1e-3;

/** In single precision, kept as doubles: they are read a thousand times for each time that they are written. */
export interface Layer {
  weights: Float64Array;
  squares: Float64Array;
}

export const layer = (size: number, first = () => 0): Layer => ({
  weights: Float64Array.from({ length: size }, () => Math.fround(first())),
  squares: new Float64Array(size).fill(Math.fround(FIRST_SQUARE)),
});

export function step(
  weights: Float64Array,
  squares: Float64Array,
  place: number,
  slope: number,
  rate: number,
): void {
  const square = (squares[place] as number) + slope * slope;
  squares[place] = Math.fround(square);
  weights[place] = Math.fround((weights[place] as number) - (rate * slope) / Math.sqrt(square));
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
export function inWhole(weights: Float32Array | Float64Array, levels: number): Matrix {
  const unit = (sizeAbove(Float32Array.from(weights), 1 - CUT) || 1) / levels;
  const whole = (weight: number) => Math.max(-levels, Math.min(levels, Math.round(weight / unit)));
  return { values: Int8Array.from(weights, whole), unit };
}

export const rounded = (weights: Float64Array): number[] =>
  Array.from(weights, (weight) => Math.round(weight * 1e4) / 1e4);
